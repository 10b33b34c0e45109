/** Words that mean the same in English, and forms of one word. */
import type { RelatedWords } from '../shapes/synonyms.ts'

export const ENGLISH_WORDS: RelatedWords = {
  synonyms: `company firm business corporation
phone mobile cellphone smartphone
photo picture image drawing
site website
file document
large big huge enormous massive
small tiny little
fast quick rapid
delay wait slow lag
erase delete wipe remove empty
store save keep
send transmit
build create produce manufacture generate make
divide split separate partition
join combine merge
error bug fault flaw mistake failure crash
fix repair patch correct
find search look
steal theft stolen rob
secret hidden private
hide conceal mask
protect guard defend secure shield
piece part chunk fragment portion section
box gadget appliance
invent fabricate
wrong incorrect untrue
answer reply response respond
question query
instruction command order
email mail message
rent lease hire
owner creator maker manufacturer producer
teach train learn
hole weakness vulnerability
worldwide global world
wall barrier
copy duplicate clone replica
customer client tenant
monthly subscription
pretend impersonate pose
scramble encode encrypt
permission access right
unlock open
shop store
crook criminal attacker thief
trick deceive fool cheat manipulate
fake false fraudulent
money payment ransom
user person people
computer machine pc laptop
disk drive
connect link
talk chat converse conversation
guess predict`,
  families: `-er -or -ment -ic -i -li -eri -al -ist -ag d-sion t-ss d-s b-pt eiv-ept c-ct z-si z-t z-st t-ci e-eti c-sh -iti -anc -enc -if ar-aritim -iv at-abl
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
speed fast`,
}
