/** Words that mean the same in English. */
import type { RelatedWords } from '../shapes/synonyms.ts'
import { ENGLISH_EVERYDAY } from './everyday.ts'
import { ENGLISH_FAMILIES } from './families.ts'

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
  families: ENGLISH_FAMILIES,
  everyday: ENGLISH_EVERYDAY,
}
