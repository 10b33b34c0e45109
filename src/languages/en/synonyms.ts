/** Words that mean the same in English; see `languages/shapes/search-linguistics.ts`. */

export const ENGLISH_SYNONYMS = `company firm business corporation, phone mobile cellphone smartphone, photo picture image drawing, site website, file
document, large big huge enormous massive, lost stolen missing, build create produce manufacture generate make, divide
split separate partition, fix repair patch correct, protect guard defend secure shield, piece part chunk fragment
portion section, box gadget appliance, answer reply response respond, instruction command order, email mail message,
owner creator maker manufacturer producer, teach train learn, wall barrier, pretend impersonate pose, trick deceive
fool cheat manipulate, money payment ransom, computer machine pc laptop, talk chat converse conversation, spy snoop
eavesdrop track monitor follow, listen hear audio sound, movie film video series show, allow permit enable grant,
password passcode pin code, infection virus malware, boss employer workplace company office, home house household,
confirm prove verify authenticate, spread distribute balance share, sort order arrange organize, group cluster
category classify, energy electricity power, outage down offline unavailable failure, start boot launch turn, outdated
old obsolete legacy, change modify edit alter, promise guarantee agreement contract, character letter symbol, text
words letters, download fetch install, location position place where, advertisement ad advert popup banner, recognize
identify detect recognition, fingerprint finger touch, automatic automatically itself, middle intermediary between
middleman, paper printed document, game gaming play player, task job work, identity identification id, restore recover
recovery, duplicate redundant spare, request ask demand, voice speak speech spoken, history change track, chart graph
plot diagram, safe secure protected, disguise camouflage pretend trojan, wifi wireless, silicon chip wafer, plug
socket connector port, tenant customer shared, stuck locked trapped dependent, ledger chain record, brand maker
company`
