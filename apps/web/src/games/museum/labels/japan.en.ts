import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of Japan. */
export const japan = {
  'JAP-01': {
    maker: 'Jōmon potters of the Shinano valley',
    technique: 'Coiled and carved earthenware, 46.5 cm high',
    place: 'Sasayama, Tōkamachi, Niigata, Japan',
    kept: 'Tōkamachi City Museum, Tōkamachi',
    story:
      'People who lived by hunting and gathering, in Japan’s deepest snow, made these pots with flames for a rim. Soot shows that most of them cooked supper. The crests are called cockscombs, though nobody there had chickens; the finest pot lay upside down when it was found in 1982.',
    alt: 'A dark clay pot with a narrow base and a wide rim that bursts into tall, flame-like crests with holes and curls.',
    differs:
      'The museum dates the style from about 3300 BCE on, over five hundred years; Snow Country dates it to about 4,500 years ago.',
  },
  'JAP-02': {
    maker: 'Yayoi bronze casters',
    technique: 'Cast bronze, golden when new',
    place: 'Kagawa, Japan (according to tradition)',
    kept: 'Tokyo National Museum, Tokyo',
    story:
      'When new it shone like gold and rang over the first rice fields of Japan. Small scenes tell of that life: hunters, a raised granary, herons, women pounding in a mortar. The artist told the sexes apart by geometry, round heads for men and triangular ones for women.',
    alt: 'A tall greenish bronze bell with flat flanges and spiral knobs along its edge. Lattice bands divide it into panels with small figures of animals and people.',
  },
  'JAP-03': {
    maker: 'Builders of the lord Ikeda Terumasa',
    technique: 'Timber and white plaster on stone walls, 82 buildings',
    place: 'Himeji, Hyōgo, Japan',
    kept: 'In its place, Himeji, Japan',
    story:
      'It looks like a heron about to fly, and was built to stop an army: attackers would lose their way among gates and turns, under white plaster that no fire arrow could light. No army ever put it to the test, and it came almost unharmed through four centuries and the bombs of 1945.',
    alt: 'A white castle with dark curved roofs stacked in several storeys, on a sloping stone base, beside a smaller white tower. Golden fish ornaments crown the roof.',
    differs:
      'UNESCO counts 82 buildings, another guide 74 surviving ones; older fortresses stood on the hill from the 14th century on.',
  },
  'JAP-04': {
    maker: 'Carpenters of Itsukushima Shrine',
    technique: 'Camphor and cedar wood, painted vermilion, about 16.6 m high, 60 tonnes',
    place: 'Miyajima, Hiroshima, Japan',
    kept: 'In its place, Miyajima, Japan',
    story:
      'The whole island is sacred, so its gate, the torii, stands in the sea, and boats once passed through it. Nothing holds it down but its weight: the roof beam is a box filled with stones. This one, the eighth on the spot, has stood through typhoons since 1875.',
    alt: 'A large red gate with two main posts, four smaller ones and a dark curved top beam stands in blue water with small waves.',
    differs: 'Sources give 16 or 16.6 m of height, and five or seven tonnes of stones in the beam.',
  },
  'JAP-05': {
    maker: 'Katsushika Hokusai, published by Eijudō',
    technique: 'Colour woodblock print, 25.7 × 37.9 cm',
    place: 'Edo (Tokyo), Japan',
    kept: 'For example, Metropolitan Museum of Art, New York',
    story:
      'Three boats duck under a claw of foam, and Mount Fuji, the tallest peak in Japan, looks like one more wave. The blue was news: printers mixed Prussian blue from Europe with their own indigo. A cheap sheet for New Year 1831, it is known today all over the world.',
    alt: 'A framed print: a great blue wave with white claws of foam rises at the left above a long boat. Far behind it stands a small snow-capped mountain.',
  },
  'JAP-06': {
    maker: 'Chōjirō, first of the Raku family, for Sen no Rikyū',
    technique: 'Hand-built earthenware with black glaze, for example 8.9 × 10.2 cm',
    place: 'Kyoto, Japan',
    kept: 'For example, Raku Museum, Kyoto',
    story:
      'The tea master Rikyū asked a potter for a bowl without any show: dark, a little uneven, shaped by hand without a wheel. Sixteen generations of one family have made such bowls since. By their custom no master hands his heir a recipe: each learns alone, from the old ones.',
    alt: 'A black, slightly uneven bowl with a brownish bloom on its side, filled with bright green tea, on a small foot.',
  },
  'JAP-07': {
    maker: 'Iseki Ieshige',
    technique: 'Painted cypress wood, 21.1 cm high',
    place: 'Hikone, Shiga, Japan',
    kept: 'For example, Hikone Castle Museum, Hikone',
    story:
      'This is the face of a very young woman, carved so that it shows almost nothing. The actor does the rest: he lifts it a little and she smiles, lowers it and she weeps. Noh theatre has been played without a break for six centuries, and masks like this still go on stage.',
    alt: 'A white oval mask of a young woman with black parted hair, smudged eyebrows high on the forehead, slit eyes, red lips and black teeth. Red cords hang at both sides.',
    differs: 'The game names no mask; drawing and date follow the ko-omote type and the example in Hikone.',
  },
  'JAP-08': {
    maker: 'Painters of Kyoto, for the Sueyoshi and Suminokura merchants',
    technique: 'Paint on a large wooden votive board (ema)',
    place: 'Kiyomizu-dera, Kyoto, Japan',
    kept: 'Kiyomizu-dera, Kyoto (not on view)',
    story:
      'Back alive and rich from Luzon or Vietnam, the ship’s owners thanked Kannon, who embodies compassion, with its portrait. Only ships with the shogun’s red seal might trade abroad; their crews were mixed and hired foreign pilots. Soon afterwards, in 1635, Japan closed the sea to its people, and only the pictures sailed on.',
    alt: 'A framed golden board hung by a cord shows a red ship with three white sails and red flags, small dark figures aboard, on blue waves.',
    differs:
      'The temple keeps one picture of a Suminokura ship and three of Sueyoshi ships; the game does not say which one it means.',
  },
  'JAP-09': {
    maker: 'Haniwa makers of the Kofun period',
    technique: 'Unglazed fired clay, 140 cm long',
    place: 'Takarazuka tomb, Matsusaka, Mie, Japan',
    kept: 'Cultural Properties Centre (Haniwa Museum), Matsusaka',
    story:
      'A chieftain’s tomb mound was lined with clay figures called haniwa, and this one, the largest boat among them in Japan, carries no crew. On deck stand the signs of his rank: a great sword, a staff and a parasol. Perhaps it took his soul on its last journey.',
    alt: 'A long clay boat with high curved ends rests on two hollow cylinders with round holes. A tall blade, a post with a crest and a parasol stand on deck.',
    differs:
      'The game names a type of object; the drawing shows the boat of Takarazuka, which older sources still call an Important Cultural Property.',
  },
  'JAP-10': {
    maker: 'Bronze casters of Kamakura',
    technique: 'Cast bronze, once gilded, about 11.3 m high, 121 tonnes',
    place: 'Kōtoku-in, Kamakura, Japan',
    kept: 'In its place, Kamakura, Japan',
    story:
      'The Buddha Amida sat in a great hall until storms broke it and, in 1498, a tsunami washed the last one away. Since then he has meditated in the open air. Children gave him straw sandals nearly two metres long, so that he can walk through Japan and make people happy.',
    alt: 'A greenish bronze Buddha sits cross-legged on a stone base, with lowered eyes, curled hair and his hands joined in his lap.',
    differs: 'Sources give his weight as 121 or 93 tonnes, and 1252 is the year in which the casting began.',
  },
  'JAP-11': {
    maker: 'Workshop of Tankei',
    technique: 'Painted cypress wood assembled from several pieces, inlaid eyes',
    place: 'Sanjūsangen-dō, Kyoto, Japan',
    kept: 'In its place, Kyoto, Japan',
    story:
      'He runs on a cloud and beats a ring of drums: that is thunder. With the wind god he guards a hall of a thousand golden Kannons, images of compassion. He stood on the wrong side for some eighty years, until the temple looked at old paintings and moved both gods back to their places.',
    alt: 'A reddish, muscular god with wild dark hair and open mouth stands on a cloud with drumsticks raised. Eight drums in an arch surround him.',
  },
  'JAP-12': {
    maker: 'Jōmon potters of north-eastern Japan',
    technique: 'Hollow clay figure, once painted red, 36.1 cm high',
    place: 'Ebisuda, Ōsaki, Miyagi, Japan',
    kept: 'Tokyo National Museum, Tokyo',
    story:
      'In the late 19th century a Japanese scholar saw Siberian snow goggles in the British Museum and thought of these huge slit eyes. The name “goggle-eyed” stuck, although no goggles have ever been found with such figures. Nobody knows what they were for: safe births, healing, a goddess?',
    alt: 'A brown clay figure with short arms and legs, broad hips, a crown-like crest and two enormous oval eyes, each crossed by a slit.',
    differs:
      'The famous figure from Kamegaoka has lost a leg; the game’s drawing has both legs, like the one from Ebisuda described here.',
  },
  'JAP-13': {
    maker: 'Sanjō Munechika and other smiths of the Heian period',
    technique: 'Forged and folded steel, for example a blade of about 80 cm',
    place: 'Kyoto, Japan',
    kept: 'For example, Tokyo National Museum, Tokyo',
    story:
      'A rider drew it: the tachi hangs at the belt with the edge down, and its curve, deep near the hilt, follows the swing from the saddle. In the steel of one of the oldest, crescent moons appear under the light. Its museum shows it for only a few weeks a year.',
    alt: 'A curved, shining blade above a dark red scabbard with gold fittings, on a wooden stand. The grip is black with a pale wrapping.',
    differs:
      'The game names a type; the date is that of Mikazuki Munechika, which sources place anywhere between the late 10th and the 12th century.',
  },
  'JAP-14': {
    maker: 'Armourers of Kyoto, by tradition for Ashikaga Takauji',
    technique: 'Iron, lacquered leather, silk and gilt copper, 17.3 kg',
    place: 'Shinomura, Kameoka, near Kyoto, Japan',
    kept: 'For example, Metropolitan Museum of Art, New York',
    story:
      'It is armour for an archer on horseback: hundreds of small lacquered plates, tied with silk. The cords of this one were white with a rainbow at the edges, for luck and for beauty that soon passes. A future shogun is said to have given it to a shrine before a battle.',
    alt: 'A samurai armour on a stand: a helmet with tall golden horns, broad red shoulder guards, a dark breastplate and a blue skirt with bands of gold.',
    differs: 'The game names a type; for this example the Metropolitan Museum gives 17.3 kg and Wikipedia 11.77 kg.',
  },
  'JAP-15': {
    maker: 'Metalworkers of the Edo period',
    technique: 'Iron with gold inlay',
    place: 'Edo (Tokyo), Japan',
    kept: 'For example, RISD Museum, Providence',
    story:
      'The tsuba keeps the hand off the blade and balances the sword, and in two centuries of peace it became a samurai’s one jewel. Its finer side faces the person opposite. The two small openings let a knife and a hairpin slide out of the scabbard.',
    alt: 'A dark iron disc with four lobes and a gold rim, inlaid with small gold flowers and branches. A slit in the middle and openings beside it pierce the metal.',
  },
} satisfies LabelTexts;
