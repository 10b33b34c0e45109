/** Words of everyday life in English: a question that has one is seldom about technology. */

export const ENGLISH_EVERYDAY = `accountant actor actress adjective adoption africa airplane airport algebra alimony allergy almond alphabet
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
wine wizard wolf wood wooden wool workout wrench wrestling wristwatch yoga zoo`
