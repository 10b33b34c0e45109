/** Forms of one word in English; see `RelatedWords`. */

export const ENGLISH_FAMILIES = `-er -or -ment -ic -i -li -eri -al -ist -ag d-sion t-ss d-s b-pt eiv-ept c-ct z-si z-t z-st t-ci e-eti c-sh -iti -anc -enc -if ar-aritim -iv at-abl y-i -at -ion e-ag -ur t-ct
write wrote written
speak spoke spoken speech
send sent
buy bought
build built
think thought
find found
lose lost loss
choose chose chosen choice
steal stole stolen theft
hide hid hidden
break broke broken
keep kept
run ran
hold held
grow grew grown growth
strong strength
long length
sell sold sale
make made
give gave given
take took taken
know knew known knowledge
see saw seen
hear heard
pay paid
lead led
teach taught
catch caught
freeze froze frozen
draw drew drawn
drive drove driven
understand understood
tell told
deep depth
wide width
weigh weight
speed fast
ad ads advert advertisement
photo photograph photography
info information
app application
config configuration configure
identity identify identification
convert conversion converter
heat hot
fly flight
scan scanner
mouse mice
child children
virus viruses viral
global globe
fail failure
explain explanation
sync synchronize synchronization
drive driver driving
see seen sight
wear wearable wore
bring brought
sign signature
strange stranger
intrude intruder intrusion
invade invader invasion
describe description
subscribe subscription
die dead death
live alive life
choose choice chosen
feel felt feeling
mean meaning
spread spreading
begin began begun
fall fell fallen
eat ate
leave left
ring rang
sing song sang
shake shook
pick picked
hurt harm harmful`
