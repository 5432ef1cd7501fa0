import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const labels = {
  capitulaciones: {
    maker: 'Jean-Antoine Watteau',
    technique: 'Oil on canvas, 47 × 55 cm',
    place: 'Paris, France',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'The betrothed couple and the notary sit stiffly at the back, while the village dances in front of them. Watteau took the subject from Flemish weddings and made it small enough to carry under one arm. By 1746 it belonged to Queen Isabel Farnese, in her palace of La Granja.',
    alt: 'Under tall trees, a woman in white and a man in red dance. Behind them, before a red cloth, a man in black sits at a table; a musician stands on the right.',
  },
  'carlos-iii': {
    maker: 'Anton Raphael Mengs',
    technique: 'Oil on canvas, 151.8 × 110.3 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'The king wears armour and ermine, but Mengs softens neither the long nose nor the grave look. This was the official face of the reign and was copied several times. Its companion piece shows Queen María Amalia, painted from older portraits because she had already died.',
    alt: 'A man with a grey wig and a long nose, in armour with a blue and white sash, holds a baton. Behind him are a red curtain and a golden crown.',
  },
  'carlos-v': {
    maker: 'Titian (Tiziano Vecellio)',
    technique: 'Oil on canvas, 335 × 283 cm',
    place: 'Augsburg, Germany',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'The emperor rides alone at dusk: no enemy, no troops, no blood. Titian painted him in Augsburg a year after the Battle of Mühlberg, in the armour of that day, now in the Royal Armoury in Madrid. Most of the soldiers who beat the Protestant princes were Protestants themselves.',
    alt: 'A man in armour with a red plume and a red sash rides a dark horse in red trappings from left to right, a long lance in his hand, under an evening sky.',
  },
  'ciego-zanfonia': {
    maker: 'Georges de La Tour',
    technique: 'Oil on canvas, 86 × 62.5 cm',
    place: 'Lunéville, France',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'His eyes are shut and his mouth is open: he sings while he turns the crank. A ribbon holds the instrument, worn with use. La Tour gives a street beggar the dignity that others kept for saints. Nobody knew this canvas until it came up for sale in London in 1986.',
    alt: 'An old man with a grey beard, seen from the side with closed eyes and open mouth, plays a hurdy-gurdy tied with red ribbon, before a plain brown wall.',
    differs:
      'An earlier text of the Prado calls the canvas a fragment of a larger picture; the current text finds nothing that confirms it.',
  },
  'juana-loca': {
    maker: 'Francisco Pradilla',
    technique: 'Oil on canvas, 340 × 500 cm',
    place: 'Rome, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Juana I of Castile, pregnant, keeps watch over the coffin of her husband Philip on the winter road to Granada. A chronicle says that she preferred the open field to a convent because nuns lived in it. Pradilla was 29; in 1878 the picture won the medal of honour at the national exhibition.',
    alt: 'A woman in black with a white headcloth stands between a coffin on a bier and a small fire, her veil blown by the wind. People sit around her under a bare tree.',
  },
  '3-de-mayo': {
    maker: 'Francisco de Goya',
    technique: 'Oil on canvas, 268 × 347 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'The soldiers have no faces; the men whom they shoot do. A single lantern lights the one in the white shirt, among people of Madrid who had risen against Napoleon’s army the day before. In 1938, in another war, a balcony fell on the lorry that was taking the canvas to Catalonia and tore it.',
    alt: 'At night, a man in a white shirt raises both arms before a row of soldiers with rifles, seen from behind. A lantern stands between them; a dead man lies in front.',
    differs:
      'An older text of the Prado thinks that the picture may have decorated an arch for the king’s return in 1814; later research rejects this.',
  },
  'albanil-herido': {
    maker: 'Francisco de Goya',
    technique: 'Oil on canvas, 268 × 110 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Two workmen carry a third away from the scaffolding. It was the model for a tapestry in a royal dining room: an odd place for an accident, but King Charles III had issued rules for safe scaffolds. In Goya’s first sketch the two bearers grin: there the mason is drunk, not hurt.',
    alt: 'Two men in hats, one in blue and one in reddish brown, carry a man in a white shirt and yellow trousers. Tall wooden scaffolding rises behind them.',
    differs: 'The Web Gallery of Art dates the royal edict on scaffolding to 1778, Wikipedia to 1784.',
  },
  'caballero-mano': {
    maker: 'El Greco (Doménikos Theotokópoulos)',
    technique: 'Oil on canvas, about 82 × 66 cm',
    place: 'Toledo, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Hand on heart, as if he were taking an oath, a gentleman of about thirty looks us in the eye. Pale skin and a gilded sword hilt stand out from black silk. His two middle fingers lie close together, as in many hands that El Greco painted.',
    alt: 'A man with a pointed dark beard and a white ruff, dressed in black, lays his right hand on his chest. A golden sword hilt shows at the lower left.',
    differs:
      'The sitter is uncertain: the Prado thinks Juan de Silva, Marquis of Montemayor, the most likely; others have named Cervantes or the painter himself.',
  },
  cambista: {
    maker: 'Marinus van Reymerswaele',
    technique: 'Oil on panel, 83 × 97 cm',
    place: 'Reimerswaal, Netherlands',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'He weighs coins, she turns the leaves of the ledger, and neither looks up. His hat was already out of fashion in 1539; like the jumble of papers, it mocks him. People long took the couple for money changers; the Prado now thinks that the man collects taxes.',
    alt: 'A man in a large red hat with a pair of scales and a woman in a white headcloth sit at a green table with coins and papers, shelves behind them.',
    differs:
      'The Prado now calls the picture “The Tax Collector and his Wife”; the game keeps the older title, “The Moneychanger and His Wife”.',
  },
  cardenal: {
    maker: 'Raphael (Raffaello Sanzio)',
    technique: 'Oil on panel, 79 × 61 cm',
    place: 'Rome, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Nobody knows the name of this cardinal from the Rome of Julius II. While Raphael painted, he moved the left eye to sharpen the look; the correction can be seen with the naked eye. The portrait is so exact that it has come to stand for every cardinal of its time.',
    alt: 'A young man with thin lips, in a red cap and a shining red cape with a white sleeve, looks straight out against a black background.',
    differs: 'The Prado leans towards Cardinal Alidosi, or perhaps Cardinal Sauli; Wikipedia lists nine more names.',
  },
  cid: {
    maker: 'Rosa Bonheur',
    technique: 'Oil on canvas, 95 × 76 cm',
    place: 'Thomery, France',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'This Cid is a lion. Rosa Bonheur had a pair of them at her country house near Paris and painted this one face to face, like a sovereign. To study animals at the fairs in trousers, she needed an official permit. In 2019 a campaign on Twitter brought the picture out of storage.',
    alt: 'The head of a lion with a thick brown mane fills the picture. It looks straight ahead before a plain greenish sky.',
    differs: 'Anna Klumpke, the painter’s companion and biographer, called it “A Young Prince (Head of a Lion)”.',
  },
  descendimiento: {
    maker: 'Rogier van der Weyden',
    technique: 'Oil on panel, 204.5 × 261.5 cm',
    place: 'Brussels, Belgium',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Ten figures, almost life-size, crowd a shallow golden box like statues come to life. Mary faints in the same curve as the body of her son. It was made for the crossbowmen of Leuven; in 1549 Mary of Hungary, sister of Charles V, got it for money, an organ and a copy.',
    alt: 'Before a wall of gold, men lower a dead man with a beard from a cross. Below him a woman in blue has fallen; other people in red, green and gold stand close around.',
    differs: 'The Prado dates the panel before 1443, like the game; the CODART Canon also gives about 1435–1440.',
  },
  'jardin-delicias': {
    maker: 'Hieronymus Bosch (Jheronimus van Aken)',
    technique: 'Oil on oak panels, 185.8 × 172.5 cm (centre panel)',
    place: '’s-Hertogenbosch, Netherlands',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Paradise on the left, Hell on the right, and between them a crowd of naked people among giant fruit. Closed, the shutters show a grey, empty world on the third day of Creation. Philip II sent the triptych to El Escorial, where a list calls it “the painting of the strawberry tree”.',
    alt: 'Three panels: on the left, a figure in pink between a naked man and woman; in the middle, naked people around a pool; on the right, darkness and flames.',
    differs: 'The Prado dates it 1490–1500; a former guide of the museum said 1500–1505, and some scholars go as late as 1515.',
  },
  lavatorio: {
    maker: 'Tintoretto (Jacopo Robusti)',
    technique: 'Oil on canvas, 210 × 533 cm',
    place: 'Venice, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Christ washes Peter’s feet at the far right, and the middle is left to a dog. The canvas hung on the right-hand wall of a Venetian chancel, where people saw it from the side: from there, floor, table and arch fall into line. Charles I of England bought it; later it came to Philip IV.',
    alt: 'A wide hall with a tiled floor: at the right, a man with a halo kneels by a basin; men sit around a long table, a dog stands in front, an arch rises behind.',
    differs:
      'The Prado gives a height of 210 cm, Wikipedia 228 cm; in English the museum calls it “The Foot Washing” or “The Washing of the Feet”.',
  },
  olimpo: {
    maker: 'Giambattista Tiepolo',
    technique: 'Oil on canvas, 87 × 61.5 cm',
    place: 'Venice, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Venus rides on the clouds; Time with his scythe and Minerva in her helmet look up from below. Tiepolo tried out a ceiling here for a palace of the Russian chancellor in Saint Petersburg. The ceiling is lost, and of four such designs this small sketch alone survives.',
    alt: 'A half-naked woman with golden hair rests on a cloud between two winged children. Below are a crowned man with a beard, an old man with a scythe and a figure in a helmet.',
    differs:
      'The Prado dates the sketch 1761–1764, but its text says that the finished paintings left for Russia in the summer of 1759.',
  },
  parnaso: {
    maker: 'Nicolas Poussin',
    technique: 'Oil on canvas, 145 × 197 cm',
    place: 'Rome, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Apollo sits on his mountain among nine Muses and nine poets; one poet kneels before him with a cup. The naked woman in front is the spring Castalia, whose water made people write verse. Poussin, a Frenchman in Rome, pays homage here to Raphael’s fresco in the Vatican.',
    alt: 'Under a row of trees, a man in red sits between two groups of people in long bright robes. Two winged children fly above with wreaths; a naked woman lies in front.',
    differs: 'The game says 1630–1631; the Prado’s encyclopaedia says about 1631–1633, and the Getty Museum about 1630–1632.',
  },
  'laguna-estigia': {
    maker: 'Joachim Patinir',
    technique: 'Oil on panel, 64 × 103 cm',
    place: 'Antwerp, Belgium',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Charon ferries one small soul across the dark water. The hard way on the left leads to Paradise, the easy one on the right to Hell, and the soul already looks to the right. Patinir made the landscape his true subject; in 1799 an inventory still attributed the panel to Bosch.',
    alt: 'A bearded man and a small figure cross a wide river in a boat. On the left bank are angels, meadows and a glass palace; on the right, fires and a dark beast.',
    differs: 'The Prado’s catalogue says 1520–1524, its encyclopaedia 1519–1524.',
  },
  'sueno-jacob': {
    maker: 'Jusepe de Ribera',
    technique: 'Oil on canvas, 179 × 233 cm',
    place: 'Naples, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A tired shepherd has fallen asleep by a tree, and only the sky says that he is the patriarch Jacob. Ribera, a Spaniard in Naples, paints no wooden ladder: the angels are specks of gold in a beam of light. In 1746 the picture was taken for a Murillo.',
    alt: 'A bearded man in brown sleeps on the ground, his head in his hand, beside a tree trunk. A broad beam of golden light with pale flecks falls from the upper right.',
  },
  'triunfo-muerte': {
    maker: 'Pieter Bruegel the Elder',
    technique: 'Oil on panel, 117 × 162 cm',
    place: 'Antwerp, Belgium',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'An army of skeletons drives the living into one enormous coffin, king and beggar alike. Only a pair of lovers at the lower right has noticed nothing yet. Bruegel turned the medieval dance of death into a landscape at war. In 1745 it belonged to Queen Isabel Farnese.',
    alt: 'A brown land with fires. A skeleton on a red horse swings a scythe, ranks of skeletons stand behind, and people crowd into a dark box; a king lies at the lower left.',
    differs: 'The Prado’s catalogue says 1562–1563; an older text of the museum says about 1562.',
  },
  nastagio: {
    maker: 'Sandro Botticelli and workshop',
    technique: 'Mixed technique on three panels, the first 83 × 138 cm',
    place: 'Florence, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A naked woman flees through a pine wood from a knight and his dogs. She and he are ghosts in a tale by Boccaccio: every Friday he kills her again because she refused him. The set was made for a wedding, a cruel lesson for a bride. The Prado has three of the four panels.',
    alt: 'In a wood of tall pines, a naked woman flees from two dogs and a knight with a sword on a white horse. Two men in blue and red stand on the left.',
    differs:
      'The Prado names the bridegroom’s father, Antonio Pucci, as the patron; Wikipedia names Lorenzo de’ Medici. The game says 1483, the Prado about 1483.',
  },
  'felipe-ii': {
    maker: 'Sofonisba Anguissola',
    technique: 'Oil on canvas, 88 × 72 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'The king is all in black, a rosary in his hand; only the jewel of the Golden Fleece, his order of knights, shines. Sofonisba Anguissola, a lady-in-waiting of the queen, painted him in 1565. X-rays show what she changed in 1573: the cloak and a hand. For a long time the portrait passed for the work of a man.',
    alt: 'A man with a fair beard and a tall black hat, dressed in black with a small white collar, holds a rosary. A golden pendant hangs on his chest.',
    differs: 'The Prado gives 1565, with changes in 1573; the Web Gallery of Art dates the whole portrait to 1573.',
  },
  judit: {
    maker: 'Rembrandt (Rembrandt Harmensz. van Rijn)',
    technique: 'Oil on canvas, 143 × 154.7 cm',
    place: 'Amsterdam, Netherlands',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A woman in silk and pearls is offered a cup made of a shell. For a long time she was Artemisia, the queen who drank her husband’s ashes. Then X-rays of 2009 helped to identify the old servant in the dark: she holds the bag for a general’s head, so this is Judith.',
    alt: 'A fair-haired woman in white and gold with pearls faces us, one hand on a table with a book. A girl on the left offers a shell cup; a dark figure stands behind.',
    differs: 'The Prado gives 143 × 154.7 cm, Wikipedia 142 × 152 cm.',
  },
  'jura-fernando': {
    maker: 'Luis Paret y Alcázar',
    technique: 'Oil on canvas, 237 × 159 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'In September 1789, clergy and nobles fill a church in Madrid to swear loyalty to a boy who is not yet five: Prince Fernando, the heir to the throne. Paret first showed the king a large drawing, now in the Louvre. The church, San Jerónimo, stands just behind the Prado.',
    alt: 'The high nave of a church: before the altar a figure in blue kneels to a bishop in gold. Rows of people line a red carpet; two guards in black hats stand in front.',
    differs: 'Older descriptions see two or three moments of the ceremony in the picture; the Prado now sees only one.',
  },
  anunciacion: {
    maker: 'Fra Angelico (Guido di Pietro)',
    technique: 'Tempera and gold on panel, 194 × 194 cm',
    place: 'Fiesole, Italy',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'On the left Adam and Eve leave Paradise; on the right an angel tells Mary of the child who is to set this right. One golden ray joins the two scenes. Fra Angelico painted the altarpiece for his own friary, which sold it in 1611 to pay for a bell tower.',
    alt: 'Golden rays fall from a garden with two people in brown into a house with blue vaults, where an angel in pink faces a woman in blue; below are five small scenes.',
    differs:
      'The Prado dates it to the middle of the 1420s and formerly to about 1426; a copy of Wikipedia says about 1430–1432.',
  },
  'familia-felipe-v': {
    maker: 'Louis-Michel van Loo',
    technique: 'Oil on canvas, 408 × 520 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Fourteen members of the royal family pose, life-size, in a hall that never existed. The old king looks worn; at the centre sits the queen, Isabel Farnese, her arm resting beside the crown. The two little girls on the floor are their granddaughters. Goya’s portrait of the family of Charles IV follows in its steps.',
    alt: 'Men and women with grey wigs gather in a hall under a great red curtain, a crown between the two in the middle; two small girls are in front, arches behind.',
  },
  inmaculada: {
    maker: 'Bartolomé Esteban Murillo',
    technique: 'Oil on canvas, 274 × 190 cm',
    place: 'Seville, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Mary floats upwards in white and blue, and angels take the place of the usual symbols. In 1813 Marshal Soult carried the picture off from Seville; in 1852 the Louvre paid 615,300 francs for it, reportedly a record. It came back to Spain in an exchange. Its frame has never left Seville.',
    alt: 'A woman with long brown hair, in a white dress and a blue cloak, floats in golden light with her hands on her chest. Small winged children surround her on clouds.',
    differs: 'The game says 1660–1665; the Prado’s encyclopaedia and Wikipedia say 1678, the former with an “about”.',
  },
  lechera: {
    maker: 'Francisco de Goya',
    technique: 'Oil on canvas, 74 × 68 cm',
    place: 'Bordeaux, France',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A young woman with lowered eyes, seen from below as if she sat on a mule, has her milk jug beside her. Goya was about eighty and living in Bordeaux when he painted such loose, bright strokes. His companion Leocadia sold it as he had told her: for no less than a gold ounce.',
    alt: 'A young woman with closed eyes, a yellow and white headscarf and a grey shawl over a green dress sits before a pale blue sky. A brown jug stands at the lower left.',
    differs:
      'The Fundación Goya en Aragón counts it as a documented work; the scholar Juliet Wilson has proposed Rosario Weiss, Leocadia’s daughter, as the painter.',
  },
  'maja-desnuda': {
    maker: 'Francisco de Goya',
    technique: 'Oil on canvas, 98 × 191 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'She lies on a divan and looks straight at us; no myth excuses her nakedness. In 1800 she hung over a door in the palace of the minister Godoy, who also owned Velázquez’s Venus. The Inquisition seized her in 1813; since 1901 she has been in the Prado.',
    alt: 'A naked woman with short dark hair lies on white cushions on a green divan, her arms folded behind her head, and looks at the viewer.',
    differs: 'The model is unknown: the Duchess of Alba and Pepita Tudó, Godoy’s mistress, have been proposed.',
  },
  'virgen-rrcc': {
    maker: 'Master of the Virgin of the Catholic Monarchs',
    technique: 'Mixed technique on panel, 123 × 112 cm',
    place: 'Ávila, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Ferdinand and Isabella kneel with two of their children before Mary, in a painting for the royal rooms of a friary in Ávila. The cut of the clothes and the age of the prince give its date. No other work by this hand is known, so the painter is named after the picture.',
    alt: 'A woman with a child on her lap sits on a tall throne. Two friars in black and white stand beside it; two crowned figures and two children kneel in front.',
    differs:
      'In the painting a friar kneels behind the queen: the Prado identifies him as Pedro de Arbués, Wikipedia perhaps as Saint Peter Martyr.',
  },
  hilanderas: {
    maker: 'Diego Velázquez',
    technique: 'Oil on canvas, 220 × 289 cm with the additions',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'In front, women spin wool; at the back, before a tapestry, the goddess Athena quarrels with the weaver Arachne. People long saw a plain workshop here, until an inventory of 1664 gave the title away. The arch and the round window were added in the 18th century; the museum now covers them.',
    alt: 'Women work wool in a dark room with a red curtain and a large spinning wheel. At the back, in a bright alcove under a round window, small figures stand before a tapestry.',
    differs: 'The Prado dates it 1655–1660, the Web Gallery of Art about 1657.',
  },
  lanzas: {
    maker: 'Diego Velázquez',
    technique: 'Oil on canvas, 307.3 × 371.5 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Nobody gloats: General Spínola keeps the governor of Breda from kneeling as he gives up the key. Velázquez painted the scene, of 1625, ten years later, for the hall where Philip IV displayed his victories. The sheet of paper at the lower right, where a signature belongs, is blank.',
    alt: 'Between two groups of soldiers, a man in yellow holds out a key and a man in black lays a hand on his shoulder. Upright lances fill the sky; a brown horse turns its back.',
    differs: 'The Prado says about 1635, Wikipedia 1634–1635. HistoryLab notes that the Spanish “lances” are really pikes.',
  },
  meninas: {
    maker: 'Diego Velázquez',
    technique: 'Oil on canvas, 320.3 × 279.1 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'The Infanta Margarita, her maids, a dog, and Velázquez himself at work on a huge canvas. A mirror at the back shows the king and queen, who must stand where we stand. The red cross of the Order of Santiago on the painter’s chest came later: he received that honour only in 1659.',
    alt: 'A fair-haired girl in white stands among her maids in a high room, with a painter on the left, a mirror and an open door behind, and a dog in front.',
    differs: 'The Prado now gives 320.3 × 279.1 cm; an older text of the museum gives 318 × 276 cm.',
  },
  'tres-gracias': {
    maker: 'Peter Paul Rubens',
    technique: 'Oil on oak panel, 220.5 × 182 cm',
    place: 'Antwerp, Belgium',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Three goddesses hold one another under a garland of roses, as if a slow dance were beginning. The one on the left looks like Helena Fourment, the painter’s second wife. Rubens made the panel for himself and kept it until he died in 1640; then Philip IV bought it.',
    alt: 'Three naked women with fair hair stand in a circle and hold one another by the arms, under a garland of roses. A white cloth hangs on a tree at the left.',
    differs: 'The Prado’s catalogue says 1630–1635; an older text of the museum says about 1635.',
  },
  'domingo-silos': {
    maker: 'Bartolomé Bermejo',
    technique: 'Mixed technique on panel, 242 × 130 cm',
    place: 'Daroca, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Dominic was an abbot, but the parish of Daroca ordered him as a bishop: stiff, golden, and with the seven Virtues on his throne. The contract of 1474 asked Bermejo to finish this panel himself, in the town. By 1477 he had delivered nothing else and was excommunicated.',
    alt: 'A man in a jewelled mitre and a golden cope sits facing us with an open book, a crozier by his side. Small figures in niches decorate the golden throne.',
    differs: 'The Prado ends its dates in 1477; another source says that the altarpiece was completed in 1479.',
  },
  saturno: {
    maker: 'Francisco de Goya',
    technique: 'Wall painting transferred to canvas, 143.5 × 81.4 cm',
    place: 'Madrid, Spain',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Saturn devours his children so that none of them can take his throne, and his eyes are full of fear. Goya painted him on a wall of his own house outside Madrid, among thirteen other dark scenes. After 1873 a banker had them moved to canvas; in 1881 he gave them to the nation.',
    alt: 'Out of the dark, a giant with grey hair and staring eyes grips a headless body with both hands and bites into its arm; blood runs over the shoulders.',
    differs: 'The game and the Spanish Ministry of Culture say 1820–1823; others say 1819–1823 or 1821–1823.',
  },
} satisfies LabelTexts;
