import { Migration } from '@mikro-orm/migrations';

/**
 * Words stand in the index as written and by their English stem; a name counts more than a category, that more than
 * colours and options, those more than the description. Synonyms are data: what is typed, and what is looked for then.
 */
export class Migration20261123001300_search_that_understands extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
    for (const line of SYNONYMS.trim().split('\n')) {
      const [typed = '', finds = ''] = line.split(' = ');
      this.addSql(`insert into search_synonym (typed, finds)
        select typed, string_to_array('${finds}', ', ') from unnest(string_to_array('${typed}', ', ')) typed`);
    }
  }
}

const BOTH = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', public.search_text(${text})) ||
     to_tsvector('english', public.search_text(${text})), '${weight}')`;

const STATEMENTS = [
  `create function option_words(options jsonb) returns text language sql immutable parallel safe
     as $$ select coalesce(string_agg(concat_ws(' ', o ->> 'name',
         (select string_agg(v ->> 'value', ' ') from jsonb_array_elements(o -> 'values') v)), ' '), '')
       from jsonb_array_elements(options) o $$`,
  `create function product_search(name text, category text, options jsonb, description text) returns tsvector
     language sql immutable parallel safe as $$ select
       ${BOTH('name', 'A')} || ${BOTH('category', 'B')} ||
       ${BOTH('public.option_words(options)', 'C')} || ${BOTH('description', 'D')} $$`,
  `alter table product drop column search`,
  `alter table product add column search tsvector
     generated always as (product_search(name, category, options, description)) stored`,
  `create index product_search_idx on product using gin (search) with (fastupdate = off) where status = 'active'`,
  `select learn_words((select array_agg(search) from product))`,
  `create table search_synonym (typed text primary key, finds text[] not null)`,
];

const SYNONYMS = `
trainers, sneakers, kicks, gym shoes, tennis shoes = sneaker, running shoe
runners, joggers shoes = running shoe, sneaker
footwear = shoe, boot, sneaker, sandal, slide
sandals, slippers, flip flops, sliders, mules = slide, sandal
heels, high heels, stilettos = heel, pump
ankle boots, booties = boot
dress, gown, frock = dress, sundress
tshirt, t shirt, tee, tee shirt = t shirt, tee
striped, stripes, stripy = stripe, striped
top = tee, shirt, blouse, top, long sleeve
flannel, flannel shirt, plaid, plaid shirt, checked shirt, tartan = check shirt, flannel
hoodie, hoody, sweatshirt, hooded top = hoodie, sweatshirt
sweater, jumper, pullover, knitwear, cardigan, jersey = sweater, jumper, knit
skinny, skinny jeans = slim jeans, skinny
pants, slacks, chinos = trousers, jeans, pants
trousers = trousers, jeans
bottoms = trousers, jeans, shorts, skirt
coat, outerwear, parka, anorak = jacket, coat
down jacket, winter jacket, winter coat, padded jacket, quilted jacket = puffer
jean jacket, trucker jacket = denim jacket
tuxedo, tux, dinner suit = dinner jacket
blazer, sport coat, sports jacket = blazer, suit jacket
cell phone, cellphone, mobile phone, mobile, smart phone, handset, iphone, android phone = smartphone, phone
phone = smartphone, phone
ipad, tab = tablet
laptop, notebook, macbook, ultrabook, chromebook = laptop
computer, pc = computer, laptop
tv, television, telly, screen, display = monitor, television
headset, headphone, cans = headphone, headset
earphones, ear phones = earbuds, headphone
airpods, ear pods, ear buds, in ear = earbuds
audio, sound system, boombox = speaker, headphone
bluetooth = wireless, bluetooth
cordless = wireless
smart watch, fitness tracker, activity tracker, fitness watch, fitbit, apple watch = smartwatch
watch, wristwatch, timepiece = watch, smartwatch
polaroid, instax, instant film = instant camera
photo camera, photography, dslr = camera
controller, game controller, joystick, joypad = gamepad, controller
games console, game console, video game, switch console = console
eyeglasses, spectacles, specs, eyewear, reading glasses = optical frame, glasses
shades, sunnies = sunglasses
aviator, aviators = pilot sunglasses, aviator
handbag, purse, shoulder bag, clutch = evening bag, tote, handbag
backpack, rucksack, knapsack, school bag = backpack
duffle, duffle bag, holdall, weekender, travel bag, gym bag, luggage, suitcase = duffel
tote bag, shopper, shopping bag = tote
racquet, tennis racquet, tennis racket, tennis bat = racket
weights, free weights = dumbbell
exercise mat, gym mat, pilates mat = yoga mat
water bottle, thermos, flask, drinking bottle, canteen = bottle
soft toy, stuffed animal, plushie, cuddly toy, plush = teddy, plush
teddybear = teddy bear
toy car = roller car, toy car
puzzle, rubik, rubiks cube, brain teaser = puzzle, cube
fragrance, cologne, scent, eau de toilette, aftershave = parfum, perfume
perfume, parfum = parfum, perfume
makeup, make up, cosmetics = lipstick, makeup
skincare, skin care, face cream, moisturiser, moisturizer = serum
cup, coffee cup, tea cup, teacup, coffee mug, beaker = mug, cup
light, lighting, lantern, table light, desk lamp, bedside lamp = lamp
plant, house plant, houseplant, greenery, pot plant = plant
pillow, throw pillow, scatter cushion = cushion
gift, present = gift
hat, baseball cap, headwear = cap, hat
waist belt, strap belt = belt
athletic, fitness, gym, workout = sports, training
red = red, scarlet, ruby, brick, ember, berry, bordeaux, wine, coral
green = green, emerald, olive, moss, forest, pine, sage, mint, evergreen
blue = blue, navy, indigo, cobalt, teal, lagoon, midnight
navy = navy, night blue
brown = brown, cognac, chestnut, tan, caramel, espresso, tobacco, saddle, honey
black = black, jet, ink, graphite, charcoal
grey, gray = grey, graphite, charcoal, slate, fog, stone
white = white, chalk, cloud, cream, ecru
beige = beige, camel, sand, cream, ecru, nude, tan
cream = cream, ecru
pink = pink, rose, coral, nude
purple, violet = lavender, purple, berry
orange = orange, tangerine, ember, coral, rust
yellow = yellow, amber, gold, honey
gold, golden = gold, brass
silver = silver
`;
