/** Things about which there is no entry, by their English names. */

export const ENGLISH_LACKED = `smart tv, smart ring, smart fridge, dash cam, digital camera, film camera, photo printer, laser printer, printer ink,
label printer, cash register, vending machine, card reader, record player, blu-ray, compact disc, tape drive, card
slot, docking station, kvm switch, laptop stand, laptop cooler, phone case, phone holder, phone charm, screen
protector, power bank, battery charger, power strip, cable organizer, cable management, audio cable, noise cancelling
headphones, sound card, sound mixer, satellite dish, pay phone, answering machine, caller id, call center, phone book,
pager, resistor, electric motor, solar panel, power plant, power grid, electric car, charging station for cars, car
battery, car radio, rocket engine, space station, weather satellite, tv antenna, cable tv, remote control, flat screen
tv, curved monitor, gaming monitor, gaming mouse, gaming keyboard, keyboard layout, keyboard shortcut, mouse pad, game
console, graphics tablet, pen tablet, computer case, pc case, computer desk, case fan, heat sink, liquid cooling,
water cooling, pc building, expansion card, network card, capture card, optical drive, disk burner, calculator, punch
card, cash machine, barcode printer, server rack, patch panel, twisted pair, cable length, cell tower, base station,
phone mast, signal booster, fitness tracker, step counter, heart rate monitor, x-ray machine, industrial robot,
assembly line, laser cutter, milling machine, smoke detector, metal detector, alarm clock, body camera, license plate
reader, electronic lock, calendar app, to do list app, notes app, reminder app, weather app, recipe app, fitness app,
meditation app, dating app, taxi app, ride sharing app, food delivery app, banking app, budget app, expense tracker,
money transfer app, travel app, flight booking, language learning app, reading app, radio app, photo app, photo
filter, video editor, video editing, video call, video conference, video chat, video game, mobile game, browser game,
board game, card game, role playing game, loot box, game streaming, game mod, game developer, game designer, level
design, character design, 3d modeling, 3d modeling software, motion graphics, green screen editing, subtitle editor,
music production, music notation, sheet music, beat maker, audio editor, voice recorder, voice changer, screen
recorder, screenshot tool, screen saver, desktop icon, font family, clip art, logo design, graphic design, graphic
designer, web designer, interior design software, drawing app, presentation software, mail merge, email marketing,
email signature, email template, out of office reply, address book, business card, digital marketing, online
advertising, search ads, banner ad, pop-under, content creator, viral video, selfie, live stream donations, online
gambling, online poker, online school, online banking, online survey, online form, remote work, remote job, job
search, job board, job interview, resume builder, cover letter, tax software, accounting software, payroll software,
invoice software, inventory software, inventory management, warehouse management, point of sale, pos terminal, human
resources software, applicant tracking system, time tracking, project management, project manager, gantt chart, kanban
board, product manager, business analyst, data entry, data entry job, office suite, word processor, note taking, org
chart, macro recorder, pdf editor, pdf to word, file converter, video converter, audio converter, unit converter, time
zone converter, file compression software, file explorer, task manager, control panel, disk defragmenter, registry
editor, copy and paste, print screen, file shortcut, desktop search, on-screen keyboard, braille display, parental
controls, screen time, window manager, virtual desktop, disk image, live usb, bios password, blue screen of death,
jailbreak iphone, rooting android, carrier unlock, data roaming, internet cafe, phone contract, second-hand phone, app
store optimization, in-app purchase, design system, style guide, card sorting, user persona, help desk, ticketing
system, live chat, call recording, lead generation, loyalty program, product photo, delivery tracking, supply chain,
supply chain management, self checkout, health app, gene editing, brain computer interface, flying car, high speed
train, air traffic control, autopilot of a plane, digital license, electronic signature pad, open banking, stock
trading app, algorithmic trading, stock exchange, credit card, prepaid debit card, buy now pay later, web3, digital
art, bubble sort, merge sort, linear search, stack data structure, queue data structure, graph theory, dynamic
programming, greedy algorithm, truth table, finite state machine, turing machine, standard deviation, normal
distribution, linear programming, prime number, random number generator, regression testing, end-to-end testing, load
testing, smoke test, acceptance test, test automation, test case, behavior-driven development, code formatter, static
analysis, pair programming, coding bootcamp, coding interview, programming course, computer science degree, stand-up
meeting, sprint retrospective, product roadmap, waterfall model, extreme programming, semantic versioning, release
notes, end user license agreement, shareware, open source license, creative commons, technical support, system
administrator, network engineer, data scientist job, it certification, help desk technician, software tester, embedded
engineer, chief technology officer, abstract class, interface in programming, dependency injection, model view
controller, domain-driven design, lambda expression, heap memory, logging, log file, null pointer, generator function,
switch statement, syntax error, just-in-time compilation, assembly language, linker, debug symbols, reverse
engineering, decompiler, cron job, page fault, swap space, virtual memory, symbolic link, server-side rendering,
static site generator, web components, wordpress theme, guest post, web analytics, visitor counter, web ring, web
portal, extranet, wiki, chat room, bulletin board system, message board, web comic, web crawler, dead link,
same-origin policy, drop-down menu, modal window, progress bar, radio button, form validation, autocomplete field,
date picker, grid layout, activation function, cross-validation, support vector machine, k nearest neighbors,
federated learning, few-shot learning, zero-shot learning, recurrent neural network, long short-term memory,
part-of-speech tagging, stemming, topic modeling, ai detector, ai slop, technological singularity, expert system,
model quantization, swarm intelligence, quantum internet, quantum key distribution, photonic computing, time series,
time series database, column store, stored procedure, database cursor, transaction log, data mesh, data silo, data
entry clerk, master data management, change data capture, document management, records management, digital library,
digital archive, digital humanities, digital transformation, digital divide, remote sensing, bare metal server, cloud
gaming, configuration management, infrastructure monitoring, on-call rota, capacity planning, root cause analysis,
asset management, virtual desktop infrastructure, mobile device management, bring your own device, group policy,
domain controller, print server, media server, quality of service, network monitoring, network cable tester, network
diagram, network topology, token ring, dynamic dns, reverse dns, network time protocol, software-defined networking,
internet exchange, dark fiber, wifi analyzer, hotspot login, security guard, security operations center, air gap,
computer worm, dns spoofing, ip spoofing, pass the hash, data loss prevention, smart card, one-time password,
zero-knowledge proof, caesar cipher, quantum cryptography, file shredder, cyber range, fake news, moderator, content
moderation, business plan, business model, export controls`
