import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const labels = {
  candle: {
    maker: 'Candle makers and potters of Michoacán',
    technique: 'Beeswax or paraffin on a cotton wick; candlesticks of black-glazed clay',
    place: 'Santa Fe de la Laguna, Mexico',
    kept: 'Craft market before the feast, Plaza Vasco de Quiroga, Pátzcuaro',
    story:
      'Each flame lights a soul’s way to the offering and back again. Candles came with the Spaniards; the black candlesticks, crowded with clay butterflies and doves, come from Santa Fe de la Laguna. Their makers are busiest in September, when the rain barely lets the clay dry.',
    alt: 'A thick white candle with a broad pink band. Wax runs down from its rim, and above the dark wick burns an orange flame with a yellow heart.',
  },
  skull: {
    maker: 'Families of Pátzcuaro and Santa Fe de la Laguna',
    technique: 'Sugar cast in clay moulds and decorated with icing, up to life size',
    place: 'Pátzcuaro, Mexico',
    kept: 'For example, Alimentarium, Vevey',
    story:
      'Hot sugar sets in a clay mould. Icing adds the grin and, on the forehead, a name: of somebody who died, or of a living friend. In Pátzcuaro the custom is young. A few families began to sell the skulls some fifty years ago; before them, Dominican nuns made miniature dinners of sugar.',
    alt: 'A white skull. Pink rosettes with yellow centres are its eyes, a curved line with three strokes its mouth, and an orange flower sits on its forehead.',
    differs:
      'The Alimentarium gives 1563 for the first sugar skulls; Mexican writers point to convents of the 17th century, and the local press to about 1970 for Pátzcuaro.',
  },
  marigold: {
    maker: 'Flower growers of Copándaro and Tarímbaro',
    technique: 'Annual plant (Tagetes erecta), 30 to 110 cm high',
    place: 'Copándaro, Mexico',
    kept: 'Fields north of Morelia, in October',
    story:
      'By the lake it is called tiringuini tzitziqui, “yellow flower”. Its colour and scent guide the souls, and it covers arches and graves. Five centuries ago, writes the friar Sahagún, it decked the summer feasts of the Mexica, among them one for “the little dead”; today’s growers time the harvest for late October.',
    alt: 'A double flower on a short green stem with two leaves: a ring of round orange petals, a smaller ring of yellow ones, and an orange heart.',
    differs:
      'Popular accounts put it on November’s graves since before the Conquest; Miguel Ángel Serrato Cruz finds it in Sahagún only in the feasts from June to September.',
  },
  lollipop: {
    maker: 'Sweet makers of Mexico',
    technique: 'Boiled sugar on a stick',
    place: 'Pátzcuaro, Mexico',
    kept: 'Stalls of the Portal Hidalgo, Pátzcuaro, in late October',
    story:
      'On the morning of 1 November the lake remembers its dead children, the angelitos. Godparents hang sugar animals and angels on an arch of flowers. The lollipop came later: Mexico’s traditional one, the cone-shaped pirulí, probably arrived by way of Cuba. Pátzcuaro’s stalls now sell chocolate ghosts on sticks as well.',
    alt: 'A round pink lollipop with a white spiral on a white stick. A turquoise bow is tied below it.',
    differs:
      'In Córdoba (Veracruz) some people credit Lebanese migrants with the pirulí, though a sugar maker in Cuba is better documented; in Spanish the game simply says “dulce”, sweet.',
  },
  portrait: {
    maker: 'Families and their photographers',
    technique: 'Framed photograph',
    place: 'Tzintzuntzan, Mexico',
    kept: 'In homes and on graves around the lake, in early November',
    story:
      'In Tzintzuntzan the families of those who died within the year carry arches of marigolds to the old convent, each with the best photograph in the middle. After Mass, bands play, and the pictures go dancing to the cemetery. Photography itself is a newcomer: the first camera reached Veracruz in December 1839.',
    alt: 'An orange picture frame with a small peak on top. Inside it, on cream paper, somebody with short dark hair and purple clothes is shown without features.',
  },
  top: {
    maker: 'Woodturners of Paracho, Aranza and Cherán',
    technique: 'Turned wood with a metal tip, spun with a string',
    place: 'Paracho, Mexico',
    kept: 'For example, Museums Victoria, Melbourne (a top bought in Guadalajara in 1963)',
    story:
      'Paracho, Aranza and Cherán are known for their turned tops, yo-yos and cup-and-ball toys. On the children’s morning, toys of wood and straw lie on the graves of the angelitos. Peoples of the Americas already spun tops in the 15th and 16th centuries; clay ones from Iraq are five thousand years old.',
    alt: 'A green spinning top that stands on its point, with a broad yellow band around the widest part and a reddish-brown knob on top.',
    differs: 'In Spanish the game calls the item a toy, without saying which.',
  },
  bottle: {
    maker: 'Distillers of Uruapan',
    technique: 'Spirit distilled twice from sugar cane, in a glass bottle',
    place: 'Uruapan, Mexico',
    kept: 'On altars and graves throughout Michoacán',
    story:
      'A glass is poured for dead adults: this is a feast, and guests are offered a drink. Michoacán’s own spirit is charanda, made of sugar cane around Uruapan. Its name, P’urhépecha for “red earth”, is that of the hill where the first distillery stood. Oak barrels turn the clear liquid amber.',
    alt: 'A turquoise bottle with a narrow neck, a reddish-brown stopper and a cream label with a dark five-pointed star.',
    differs:
      'Some writers date charanda to the 16th century, when cane was first planted here (about 1550); the Ministry of Agriculture counts from 1857.',
  },
  bread: {
    maker: 'Bakers of Mexico',
    technique: 'Wheat dough with eggs and sugar, baked; sugar or sesame on top',
    place: 'Mexico City, Mexico',
    kept: 'Bakeries all over Mexico, in October and November',
    story:
      'The round loaf with crossed bones belongs to the bakeries of Mexico City. By the lake bread has a body: the dough takes the shape of a person, and in Puácuaro it stands for the soul itself. The historian Eva Martínez Román traces the loaf with bones to about 1800, and to Europe’s cult of relics.',
    alt: 'A domed golden-brown loaf. Two bone-shaped strips of paler dough curve down from a round ball on top, and a few dark dots lie between them.',
    differs:
      'The game shows the round loaf; for Mexico’s commission for indigenous peoples it goes back to amaranth offerings before the Conquest, for Martínez Román to Europe.',
  },
  pink: {
    maker: 'Villages of the lake region, which gather it in the woods',
    technique: 'Wild orchid (Laelia autumnalis, described in 1831) with flower stems of 15 to 60 cm',
    place: 'Zirahuén, Mexico',
    kept: 'Oak woods of the region; flower sellers of Pátzcuaro, in late October',
    story:
      'In late October a lilac-pink orchid opens in the oak woods: flor de ánimas, the flower of souls. Godparents tie it into the arches for dead children. Its bulbs went into the maize paste from which figures such as Pátzcuaro’s Virgin of Health were modelled. It grows wild, and picking has made it rare.',
    alt: 'A flower with five white petals around an orange centre, outlined in dark blue: the sign of the pink cards.',
    differs: 'The game’s pink sign is a flower without a name; this label tells of the orchid of the region.',
  },
  green: {
    maker: 'Potters of the Tarascan kingdom and of today’s Michoacán',
    technique: 'Modelled clay, painted and burnished; glazed since the 16th century',
    place: 'Lake Pátzcuaro basin, Mexico',
    kept: 'For example, Museo Amparo, Puebla, and Montreal Museum of Fine Arts',
    story:
      'A jar of water and a dish of salt stand beside the offering, because the souls arrive tired and thirsty. Clay has a long past here: bottles with a hollow handle for a spout were made for nobles of the Tarascan kingdom, and some hold traces of cacao. Green glaze, as on the pots of Capula, came with the Spaniards.',
    alt: 'A white vase with a flared rim, a round belly and a narrow foot. A zigzag line runs around its widest part.',
  },
  purple: {
    maker: 'Families of Tzintzuntzan and the community of Tiríndaro',
    technique: 'Cross covered with marigold petals and hung with fruit, bread and flowers',
    place: 'Tzintzuntzan, Mexico',
    kept: 'In its place, former convent and cemetery of Tzintzuntzan, Mexico',
    story:
      'In Tzintzuntzan crosses are made for those who died within the year, each to their taste: one wore a grandfather’s hat and poncho. Bands lead the procession to the cemetery. In Tiríndaro the village first decks the cross that belongs to all, for the dead who have no family left.',
    alt: 'A white cross whose four arms grow wider towards the ends; the lowest arm is the longest.',
    differs:
      'Sources give 1525, 1526 and about 1530 for the first convent at Tzintzuntzan, with which the Christian cross came to the lake.',
  },
  yellow: {
    maker: 'Feather workers of the Tarascan kingdom',
    technique: 'Living bird; its feathers were set in mosaics',
    place: 'Tzintzuntzan, Mexico',
    kept: 'In its place, temple platforms of Tzintzuntzan, Mexico',
    story:
      'Its P’urhépecha name is tzintzuni, and Tzintzuntzan, the capital from about 1450, is usually read as “place of hummingbirds”. Tarascans and Mexica, enemies otherwise, both revered the bird. A friar wrote in 1574 that rich images were made of its feathers. Mosaics of colonial times bear him out, yet the seven older featherworks still known contain none.',
    alt: 'A white hummingbird with a long pointed beak turned up to the right, one wing spread behind it and its tail pointing down to the left.',
    differs: 'Tzintzuntzan is also translated as “in the temple of the hummingbird”, or “of the hummingbird messenger”.',
  },
  '1A': {
    maker: 'Flower growers and sellers of Michoacán',
    technique: 'Cut flowers, sold in bunches',
    place: 'Pátzcuaro, Mexico',
    kept: 'Street market beside the Basilica, Pátzcuaro, in late October',
    story:
      'Before the feast a street beside Pátzcuaro’s Basilica fills with flowers. The marigold is a native, but its companions came from the Old World: crimson cockscomb, here called “lion’s paw”, and white gypsophila, here called “cloud”. Growers still raise marigolds in seedbeds like those drawn in the Florentine Codex, about 1577.',
    alt: 'A market stall under an awning striped in pink and cream. Three orange marigolds stand in clay pots on a green counter.',
  },
  '1B': {
    maker: 'Guild of candle makers of New Spain',
    technique: 'Wax poured in layers over cotton wicks',
    place: 'Mexico City, Mexico',
    kept: 'Candle makers at the craft market of Pátzcuaro, in late October',
    story:
      'Wicks hang from a wheel under the ceiling. The candle maker pours hot wax down one, turns the wheel to the next, and goes round and round until the candles are thick enough. A viceroy’s ordinance of 1574 governed the craft. In Tzurumútaro, families still count the wax among the great expenses of the feast.',
    alt: 'A market stall under a dark blue and yellow awning. Five burning candles with pink bands stand on a brown counter, the tallest in the middle.',
  },
  '2A': {
    maker: 'Bakers of Michoacán',
    technique: 'Wheat dough, shaped by hand and baked',
    place: 'Morelia, Mexico',
    kept: 'Hornos Los Ortiz, Morelia, in October',
    story:
      'Around 1525 Mexico City already had several bakeries, and rules for the weight and price of bread. Wheat was the Spaniards’ grain; later, indigenous bakers had guilds of their own. In Morelia one family now bakes bread souls for the feast: women with plaits and shawls, barefoot men in sarapes, their arms full of candles and maize.',
    alt: 'A market stall under an awning striped in reddish brown and cream. Three round loaves with bones of dough lie in a wide basket.',
  },
  '2B': {
    maker: 'Women of Santa Fe de la Laguna and families of Pátzcuaro',
    technique: 'Sugar boiled in a copper pan, cast in clay moulds and painted',
    place: 'Pátzcuaro, Mexico',
    kept: 'Portal Hidalgo, Pátzcuaro, in late October',
    story:
      'Some sixty stalls line the Portal Hidalgo in Pátzcuaro, with skulls, angels and cockerels of sugar on embroidered cloths. Ana Luisa Fabián Lucas of Santa Fe de la Laguna is the fourth woman of her family to make them: copper pan, clay moulds, three weeks of work. The Spanish name of the paste, alfeñique, comes from Arabic.',
    alt: 'A market stall under an awning striped in purple and cream. Three sugar skulls stand on a pink counter, the largest in the middle.',
    differs: 'The local press gives the stalls of Pátzcuaro anything from twenty to more than fifty years.',
  },
  '3A': {
    maker: 'Convents and confectioners of Michoacán',
    technique: 'Fruit boiled with sugar to a firm paste',
    place: 'Morelia, Mexico',
    kept: 'Museo del Dulce, Morelia',
    story:
      'Friars brought quinces, peaches and pears; in the convents the fruit was boiled with sugar, and Morelia still sells the paste as ate. The sweet shop El Paraíso opened opposite the cathedral in 1840, and a museum now tells its story. In Pátzcuaro, families cooked sweets of pumpkin and quince for the souls.',
    alt: 'A market stall under a yellow and pink awning. Two pink lollipops stand beside a white jar of coloured sweets on a turquoise counter.',
  },
  '3B': {
    maker: 'Woodworkers of Cuanajo, Quiroga and Paracho',
    technique: 'Turned, carved and painted wood; the craft of Cuanajo is traced to Vasco de Quiroga',
    place: 'Cuanajo, Mexico',
    kept: 'In its place, streets and square of Cuanajo, Mexico, in early November',
    story:
      'Quiroga makes wooden lorries, Angahuan rag figures, Paracho tops. In Cuanajo a wooden horse has serious work to do: laden with flowers, fruit and candles, it goes to the house of somebody who died within the year and helps the soul back to its rest. A giant one waits in the square for all.',
    alt: 'A market stall under a green and yellow awning. Two spinning tops stand beside an orange toy horse with a pink blanket on a purple counter.',
  },
  '4A': {
    maker: 'Distillers and liquor sellers of Uruapan',
    technique: 'Cane spirit, clear or aged in oak; 35 to 55 per cent alcohol',
    place: 'Uruapan, Mexico',
    kept: 'Distilleries and shops of Uruapan',
    story:
      'Since 2003 only sixteen municipalities of Michoacán may put the word “charanda” on a bottle. Their cane grows high up, in red volcanic soil. The trade is shrinking: of about eighty distilleries a century ago, six or seven remain. For the altars, the sweet makers of Pátzcuaro cast even bottles in sugar.',
    alt: 'A market stall under a turquoise and cream awning. Three turquoise bottles and an amber barrel stand on a brown counter.',
  },
  '4B': {
    maker: 'Romualdo García (1852–1930)',
    technique: 'Studio photographs before painted backdrops',
    place: 'Guanajuato, Mexico',
    kept: 'Fototeca Romualdo García, Museo Regional de Guanajuato',
    story:
      'Romualdo García opened his studio in Guanajuato in 1887. Ladies, workers and servants posed before the same painted backdrops, in Sunday best or in working clothes; parents brought children who had died, for a last picture. A flood took his early negatives. What survives gives a whole town’s dead their faces.',
    alt: 'A market stall under an orange and purple awning. Two framed portraits flank a brown box camera on a tripod behind a pink counter.',
    differs: 'FotoFest dates the flood to 1904; other sources give 1 July 1905.',
  },
  patzcuaro: {
    maker: 'The P’urhépecha',
    technique: 'Town of adobe and tile near a lake with islands, which lies 2,035 m above the sea',
    place: 'Pátzcuaro, Mexico',
    kept: 'In its place, Pátzcuaro, Mexico',
    story:
      'For the old P’urhépecha this was the door of heaven, where gods came and went; in 1539 Vasco de Quiroga moved his bishopric here. On the night of 1 November candles light the cemeteries of islands and shore. The butterfly-shaped fishing nets now rise mostly for cameras, since the white fish is in danger of dying out.',
    alt: 'A night scene. A green island with a white tower and small lights rises from a turquoise lake; in front, two boats with winged nets under a crescent moon.',
    differs:
      'Sources give 1324 and 1362 for the town’s founding, 1538 and 1539 for the move of the bishopric, and between five and eight islands.',
  },
  altar: {
    maker: 'Families and godparents of the P’urhépecha communities',
    technique: 'Arch of marigolds; cloths, candles, fruit, bread and photographs',
    place: 'Janitzio, Mexico',
    kept: 'In its place, homes and cemeteries around Lake Pátzcuaro, Mexico, on 1 and 2 November',
    story:
      'In many Mexican homes three steps stand for earth, purgatory and heaven. By the lake the heart of the altar is an arch of marigolds, the door through which the souls come. On Janitzio, towards midnight, women and children lay food on embroidered cloths over the graves, and a bell calls the dead all night.',
    alt: 'Three steps, wide and purple at the bottom, green in the middle, orange on top. A burning candle stands on the highest, a marigold on either side below.',
    differs:
      'The British Museum traces the feast’s roots back three thousand years, but its present form, which joins native and Christian rites, is no older than the Conquest; UNESCO proclaimed it in 2003 and listed it in 2008.',
  },
} satisfies LabelTexts;
