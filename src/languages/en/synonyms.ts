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
guess predict
watch see view look observe
spy snoop eavesdrop track monitor follow
listen hear audio sound
song music track
movie film video series show
type typing keyboard keystroke
cost price expensive bill fee spend budget
stutter choppy freeze hang buffering lag
break broken damage ruin destroy corrupt
block stop prevent avoid ban deny
allow permit enable grant
login sign signin account access enter
password passcode pin code
hack attack intrude infect compromise
intruder attacker stranger hacker
infection virus malware
boss employer workplace company office
employee worker staff
home house household
car vehicle driving
clever smart intelligent intelligence
brain neuron neural
think reason reasoning
test check verify validate inspect
confirm prove verify authenticate
measure count metric statistics
grow expand scale increase
shrink reduce compress decrease
move transfer migrate migration
spread distribute balance share
evenly balance equally
sort order arrange organize
group cluster category classify
screen display monitor
cable wire cord
brick adapter supply charger
charge battery power
energy electricity power
outage down offline unavailable failure
always constant continuous uptime
start boot launch turn
outdated old obsolete legacy
new latest recent update
refresh update upgrade
free gratis
choose select pick
change modify edit alter
repeat loop again iterate
rule policy law regulation
promise guarantee agreement contract
harmful malicious dangerous bad
junk unwanted unsolicited spam
garbage trash unused
clean cleanup wash
character letter symbol
number digit figure
text words letters
publish post upload
download fetch install
browse visit surf navigate
location position place where
map route navigation
door gate entrance port
package box bundle container
deliver transport ship
advertisement ad advert popup banner
trail trace footprint history
recognize identify detect recognition
fingerprint finger touch
automatic automatically itself
assistant helper assist
remember memorize memory
temporary volatile
middle intermediary between middleman
real genuine authentic
paper printed document
scan read recognition
game gaming play player
medical health doctor hospital
bank banking financial
space satellite orbit
sea ocean underwater submarine
region zone country area
remote distance far
nearby close near local
task job work
recipe step instruction procedure
bulb light lamp
watch wrist wearable
private personal confidential
anonymous hidden unidentified
identity identification id
leak leaked exposed breach
threat risk danger
emergency disaster catastrophe fire
restore recover recovery
rebuild recreate
duplicate redundant spare
limit cap maximum quota
overload flood saturate
traffic visits requests
visitor user reader
request ask demand
summarize summary
conversation dialogue chat
voice speak speech spoken
translate translation language
picture scene illustration
moving animated animation
compare comparison versus
experiment trial test
version variant edition
history change track
undo revert rollback
program software application app
button icon click
window desktop
folder directory file
spreadsheet table cell
chart graph plot diagram
column row field
record entry row
predict forecast future
pattern trend
opinion feeling sentiment emotion
review comment opinion
recommend suggest recommendation
bias unfair discrimination prejudice
fair ethical responsible
explain understand interpret
example sample
label tag annotate
lesson train training
invention invent imaginary hallucination
lie false untrue
weak vulnerable insecure
strong secure robust
decode decrypt decipher
encode encrypt cipher
safe secure protected
stolen leaked breached
blackmail ransom extortion
bait lure scam phishing
disguise camouflage pretend trojan
zombie infected bot
army botnet network
wifi wireless
signal coverage reception
antenna signal
speed fast velocity
capacity size volume
weight heavy
thin slim
portable mobile handheld
chip processor semiconductor
silicon chip wafer
factory manufacture plant
assemble build manufacture
printer print
part component module
piece component fragment
plug socket connector port
adapter converter
cooling heat temperature
noise sound
graphics video visual
color pixel
sharp resolution definition
glasses headset goggles
virtual simulated artificial
imitate mimic simulate emulate
host hosting server
tenant customer shared
landlord provider vendor
provider vendor supplier
stuck locked trapped dependent
leave switch migrate
standard specification protocol
agreement protocol convention
handshake connection
gatekeeper guard gateway filter
filter sift block
inspector audit inspect
audit compliance review
permission role privilege access
badge credential token
key secret credential
vault safe secrets
wallet purse pay
coin currency bitcoin
ledger chain record
investor startup funding
founder creator inventor
headquarters company
brand maker company
subsidiary owner company`,
  families: `-er -or -ment -ic -i -li -eri -al -ist -ag d-sion t-ss d-s b-pt eiv-ept c-ct z-si z-t z-st t-ci e-eti c-sh -iti -anc -enc -if ar-aritim -iv at-abl y-i -at -ion e-ag -ur t-ct
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
hurt harm harmful`,
  everyday: `accountant actor actress adjective adoption africa airplane airport algebra alimony allergy almond alphabet
ambulance anchor anime ant antarctica anthem apartment archery architect argentina armor army astronaut august aunt
baby backpack bacteria badminton bag baker bakery baking balcony ballet balloon banana banking barbecue barber
barbershop baseball basketball bathroom bathtub beach bear bed bee beef beer belt bible bicycle bike billiards bin
binoculars biology bird birth birthday blanket bleach blender blood boat bomb bone boots bottle bowling boxing
boyfriend brake brazil bread breakfast brick bride bridge broker broom brother brush bulb bulldozer bus butcher
butter butterfly cake calligraphy calorie camera camping cancer candle candy canoe cap capacitor car carbon carnival
carpenter carpet carrot cartoon cartridge casino castle cat ceiling cement ceramic chair champagne chandelier cheese
cheeseburger chef chemistry cherry chess chicken child children chimney chocolate choir christmas church cigarette
cinema circus citizenship classroom clay cleaner climbing clinic clothes clothesline clown coach coat cocktail
coconut coffee college comedy comic comma concert concrete cook corn cotton couch cough coupon court cousin cow
crane credit cricket crochet crop cucumber cup currency curtain custody dam dance darts dating debit degree dentist
derivative desert detective detergent diamond diesel diet dinner dinosaur diploma discount disease dishwasher
divorce dna doctor dog doll dolphin door doorbell doormat dragon drawer dress drill drug drum dryer duck dumbbell
eagle ear earthquake easter economy egg election electrician elevator embassy embroidery envelope enzyme equation
escalator exam excavator eye fabric fairy family farm farmer fashion father faucet february fence ferry fever
firefighter fireman fireplace fireworks fish flag flight floor flower flu flute food foot football forecast forest
fork fossil fox france freezer friday fridge friend fruit fuel funeral furniture fuse garage garden garlic gasoline
gate gene geography geometry ghost gift girlfriend glass glove glue goalkeeper goat god gold golf graffiti grammar
grandmother grape grass grave gravity grill guitar gun gym gymnastics hair haircut hairdresser hairdryer hamburger
hammer harvest hat headache heart heater heating helicopter highway hiking hinge hockey holder holiday homework
honey horse hospital hostel hotel hunting hurricane hydrogen immigration inflation inheritance ink insect insurance
integral invoice iron island jacket jackpot jail jam janitor january japan jeans jewelry judge judo juice karaoke
karate kayak kettle keychain keyring kidney kids kindergarten king kitchen kite kitten knife knight knitting ladder
lake lamp landlady landlord laundry lawn lawsuit lawyer leaf leather leg lego lemon lens lighter lighthouse lion
lipstick liver loan locomotive london lottery love luggage lunch lung madrid magazine magician magnet mailbox makeup
manga mango marathon marble marriage married mathematics mattress meal meat mechanic medal medicine metaphor mexico
microscope microwave milk minister mirror molecule monday moon mop mortgage mosque mother motorcycle mountain mouth
mug muscle museum mushroom nail necklace needle neighbor newspaper nose notary noun novel nurse october olive
olympic onion opera orange origami oven oxygen paint painter palace pan pants parade paris parking parliament
passport pasta patio peach peanut pear pencil penguin pension pepper perfume pet petrol pharmacy photographer
physics piano pig pill pillow pilot pineapple pirate piston pizza plane planet plate playground plumber plumbing
poem poet poetry poker police policeman pool pork postal postcard pot potato pottery prayer pregnancy pregnant
prescription priest prison pronunciation protein pruning psychologist pump pumpkin pupil puppy purse puzzle pyramid
queen rabbit race radiator rail railway rain razor realtor recipe referee refrigerator refugee religion resistor
restaurant rhyme rice river roof roommate rope rose rubber rubbish rug rugby ruler sahara sail sailboat sailor salad
salary salt sand sandwich saturday sauna saw scarf scholarship school scissors scooter screenplay screwdriver
sculpture secretary seed sewing shampoo shark shave sheep shelf sheriff ship shirt shoe shower silk silver singer
sink sister skateboard skates ski skin skirt snake snow snowboard soap soccer sock sofa soil solar soldier song soup
spelling spice spider sponge spoon stadium staircase stamp star statue steel sticker stomach stone storm stove strap
strawberry sugar suitcase sun sunday sunglasses sunny supermarket surf surgeon surgery sweater swim swing sword
symptom tailor tank tattoo tax taxi tea teacher teenager teeth telescope temperature temple tennis tent terrace
testament theater theatre therapy thermometer thesis throat thursday ticket tie tiger tire toaster toilet tokyo
tomato toner toolbox tooth toothbrush toothpaste toothpick tourism tourist towel toy toys tractor train tram trash
travel treadmill trekking triangle trigonometry trip tripod trophy trousers truck trumpet tuesday tuition turbine
turntable umbrella uncle university vacation vaccine vacuum valley valve vampire vegan vegetable vegetarian velvet
verb veterinarian vinyl violin visa vitamin vocabulary vodka volcano volleyball voltage vote wage waiter wallpaper
war wardrobe washing wattage weapon weather wedding wednesday welding whale wheat wheelchair whiskey wind windmill
wine wizard wolf wood wooden wool workout wrench wrestling wristwatch yoga zoo`,
}
