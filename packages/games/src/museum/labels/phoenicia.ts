import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of Phoenicia. */
export const phoenicia: readonly Label[] = [
  {
    id: 'PHO-01',
    date: { first: -725, last: -350, isAbout: true },
    origin: { latitude: 33.48, longitude: 35.32 },
    sources: [
      {
        title: 'Phoenician lime for Phoenician wine: Iron Age plaster from a wine press at Tell el-Burak, Lebanon',
        publisher: 'Antiquity, Cambridge University Press',
        url: 'https://www.cambridge.org/core/journals/antiquity/article/phoenician-lime-for-phoenician-wine-iron-age-plaster-from-a-wine-press-at-tell-elburak-lebanon/2C1D1FFA859C0D9A32E79447D35F9FF6',
      },
      {
        title: 'Phoenician ingenuity: a testament to enduring innovation',
        publisher: 'Gaya One',
        url: 'https://gayaone.com/en/science/history-archeology/phoenician-ingenuity-a-testament-to-enduring-innovation',
      },
    ],
  },
  {
    id: 'PHO-02',
    date: { first: -1350, last: -600, isAbout: true },
    origin: { latitude: 33.56, longitude: 35.37 },
    sources: [
      {
        title: 'Shells from Sarepta (Lebanon) and East Mediterranean purple-dye production',
        publisher: 'Mediterranean Archaeology and Archaeometry',
        url: 'https://maajournal.com/index.php/maa/article/view/371',
      },
      {
        title: 'American Seashells (1954), page 12',
        publisher: 'Wikisource',
        url: 'https://en.m.wikisource.org/wiki/Page:American_Seashells_(1954).djvu/30',
      },
      {
        title: 'Israel’s Purple Dye',
        publisher: 'Archaeology Magazine',
        url: 'https://archaeology.org/issues/403-2011/letter-from/9133-israel-purple-dye',
      },
    ],
  },
  {
    id: 'PHO-03',
    date: { first: -750, last: -300, isAbout: true },
    origin: { latitude: 33.27, longitude: 35.2 },
    sources: [
      {
        title: 'Ashkelon Deep Water Survey 1999',
        publisher: 'Massachusetts Institute of Technology',
        url: 'http://web.mit.edu/deeparch/www/events/seminars/1999NovSem.html',
      },
      {
        title: 'Iron Age Shipwrecks in Deep Water off Ashkelon, Israel',
        publisher: 'American Journal of Archaeology',
        url: 'https://vdocuments.net/iron-age-shipwrecks-in-deep-water-off-ashkelon-israel-1-webmitedudeeparchwwwpublicationspapers.html',
      },
      {
        title: 'Phoenician Maritime Amphorae',
        publisher: 'Ancient Pottery Database',
        url: 'http://apd.farli.org/the-southern-levant/the-persian-period/persian-period-jars/phoenician-amphorae',
      },
    ],
  },
  {
    id: 'PHO-04',
    date: { first: -350, last: -146, isAbout: true },
    origin: { latitude: 36.85, longitude: 10.33 },
    sources: [
      {
        title: 'Carthage Punic Ports',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Carthage_Punic_Ports',
      },
      {
        title: 'Punic Ports',
        publisher: 'Lonely Planet',
        url: 'https://www.lonelyplanet.com/tunisia/tunis/carthage/attractions/punic-ports/a/poi-sig/1484892/1342503',
      },
      {
        title: 'De havens van Karthago',
        publisher: 'karthago.nl',
        url: 'https://karthago.nl/toerisme/de-havens-van-karthago/',
      },
    ],
  },
  {
    id: 'PHO-05',
    date: { first: -530, last: -330, isAbout: true },
    origin: { latitude: 33.59, longitude: 35.4 },
    sources: [
      {
        title: 'The temple of Eshmun near Sidon',
        publisher: 'Le Mans Université',
        url: 'https://hemed.univ-lemans.fr/cours2012/en/co/grain3.html',
      },
      {
        title: 'Astarte’s Throne',
        publisher: 'Biblical Archaeology Society Library',
        url: 'https://library.biblicalarchaeology.org/images/bsba430603007ljpg/',
      },
      {
        title: 'Temple of Eshmun',
        publisher: 'Wikipedia, copy on wikipedia-on-ipfs.org',
        url: 'https://en.wikipedia-on-ipfs.org/wiki/Temple_of_Eshmun',
      },
    ],
  },
  {
    id: 'PHO-06',
    date: { first: -1000, isAbout: true },
    origin: { latitude: 34.12, longitude: 35.65 },
    sources: [
      {
        title: 'Ahiram’s Epitaph',
        publisher: 'Biblical Archaeology Society Library',
        url: 'https://library.biblicalarchaeology.org/images/bsba470204005ljpg/',
      },
      {
        title: 'Sarcophagus of King Ahiram',
        publisher: 'Universidad Nacional de Educación a Distancia (UNED)',
        url: 'https://www2.uned.es/geo-1-historia-antigua-universal/FENICIOS/fenicios30_AHIRAM.htm',
      },
      {
        title: 'The sarcophagus of Ahiram',
        publisher: 'Libnanews',
        url: 'https://libnanews.com/en/lebanon-heritage-sarcophagus-ahiram-museum-beirut-byblos/',
      },
    ],
  },
  {
    id: 'PHO-07',
    date: { first: -900, last: -700, isAbout: true },
    origin: { latitude: 36.1, longitude: 43.33 },
    inventory: 'BM 127412',
    sources: [
      {
        title: 'Inlaid ivory panel of a lioness devouring a boy',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/me/i/panel_of_lioness_devouring_boy.aspx',
      },
      {
        title: 'A lioness attacks a Nubian',
        publisher: 'Biblical Archaeology Society Library',
        url: 'https://library.biblicalarchaeology.org/images/bsba310603000ljpg/',
      },
    ],
  },
  {
    id: 'PHO-08',
    date: { first: -500, last: -200, isAbout: true },
    origin: { latitude: 36.85, longitude: 10.32 },
    sources: [
      {
        title: 'Head Pendant',
        publisher: 'Miho Museum, Kōka',
        url: 'https://www.miho.jp/booth/html/artcon/00002662e.htm',
      },
      {
        title: 'Pendant in the Shape of a Head',
        publisher: 'Art Institute of Chicago',
        url: 'http://www.artic.edu/aic/collections/artwork/132072',
      },
    ],
  },
  {
    id: 'PHO-09',
    date: { first: -650, last: -570, isAbout: true },
    origin: { latitude: 37.56, longitude: -1.26 },
    sources: [
      {
        title: 'El Barco 2 de Mazarrón',
        publisher: 'Museo Nacional de Arqueología Subacuática ARQVA, Cartagena',
        url: 'https://deploy.studylib.es/doc/7183298/el-barco-2-de-mazarr%C3%B3n',
      },
      {
        title: 'La extracción del pecio Mazarrón II',
        publisher: 'La Razón',
        url: 'https://www.larazon.es/murcia/extraccion-pecio-mazarron-viaje-mediterraneo-fenicios_20251119691da33e39b3f1652bf95dd2.html',
      },
      {
        title: 'El barco fenicio Mazarrón 2 se extraerá en junio',
        publisher: 'Murcia Plaza',
        url: 'https://murciaplaza.com/el-barco-fenicio-mazarron-2-se-extraera-en-junio',
      },
    ],
  },
  {
    id: 'PHO-10',
    date: { first: -300, last: -235, isAbout: true },
    origin: { latitude: 37.8, longitude: 12.43 },
    sources: [
      {
        title: 'An Ongoing Story',
        publisher: 'Honor Frost Foundation',
        url: 'https://artsandculture.google.com/story/9QUBHKRBSLFt4Q',
      },
      {
        title: 'Honor Frost, The Marsala Punic Warship',
        publisher: 'Römisch-Germanisches Zentralmuseum, Mainz',
        url: 'http://www2.rgzm.de/navis/home/..%5CShips%5CShip056%5CNaveMarsalaEnglish.htm',
      },
      {
        title: 'Museo Archeologico Nave Punica',
        publisher: 'marsala.jimdofree.com',
        url: 'https://marsala.jimdofree.com/museums/museo-archeologico-nave-punica',
      },
    ],
  },
  {
    id: 'PHO-11',
    date: { first: -450, last: -333, isAbout: true },
    origin: { latitude: 33.56, longitude: 35.37 },
    sources: [
      {
        title: 'Phoenicia, Sidon AR Dishekel',
        publisher: 'Roma Numismatics',
        url: 'http://romanumismatics.com/shop/product/rxiv277/',
      },
      {
        title: 'Bulletin Numismatique 242, page 33',
        publisher: 'cgb.fr',
        url: 'https://flips.cgb.fr/bn242/33',
      },
      {
        title: 'Monnaies 21, page 256',
        publisher: 'cgb.fr',
        url: 'https://flips.cgb.fr/cmo21/files/assets/basic-html/page-258.html',
      },
    ],
  },
  {
    id: 'PHO-12',
    date: { first: -700, last: -600, isAbout: true },
    origin: { latitude: 37.74, longitude: -2.55 },
    inventory: '33438',
    sources: [
      {
        title: 'Dama de Galera (Granada)',
        publisher: 'Artehistoria',
        url: 'https://artehistoria.com/node/52676',
      },
      {
        title: 'Dame de Galera',
        publisher: 'Wikipedia, copy on frwiki.wiki',
        url: 'https://pt.frwiki.wiki/wiki/Dame_de_Galera',
      },
      {
        title: 'Nuestras damas más reconocidas',
        publisher: 'Granada Singular',
        url: 'https://granadasingular.com/nuestras-damas-mas-reconocidas/',
      },
    ],
  },
  {
    id: 'PHO-13',
    date: { first: -300, last: -100, isAbout: true },
    origin: { latitude: 36.84, longitude: 10.32 },
    sources: [
      {
        title: 'Stèle punique',
        publisher: 'Bibliothèque nationale de France, Paris',
        url: 'https://medaillesetantiques.bnf.fr/ws/catalogue/app/collection/record/23521?vc=ePkH4LF7w1I94aqfQHkrAFi3oNaCiXnJmanAtFzsWFAAlEzNAwqkFqPVoCYWhmbwChluBsF4AACmnjXS',
      },
      {
        title: 'Limestone stela with a dedication to Baal',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/me/l/stela_with_dedication_to_baal.aspx',
      },
    ],
  },
  {
    id: 'PHO-14',
    date: { first: -750, last: -600, isAbout: true },
    origin: { latitude: 34.71, longitude: 33.14 },
    inventory: 'BM 123053',
    sources: [
      {
        title: 'Silver bowl with scenes in relief',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/me/s/silver_bowl,_scenes_in_relief.aspx',
      },
      {
        title: 'Cypro-Phoenician bowl',
        publisher: 'Cyprus Today, Press and Information Office',
        url: 'http://flipbooks.pio.gov.cy/Periodicals/2012/Cyprus%20Today_2012_October-December/files/assets/seo/page12.html',
      },
      {
        title: 'The Siege on the Amathus Bowl',
        publisher: 'Book and Sword',
        url: 'https://bookandsword.com/2015/05/09/the-siege-on-the-amathus-bowl/',
      },
    ],
  },
  {
    id: 'PHO-15',
    date: { first: -241 },
    origin: { latitude: 38, longitude: 12.33 },
    sources: [
      {
        title: 'Egadi rams',
        publisher: 'Cultural Heritage Agency of the Netherlands',
        url: 'https://mass.cultureelerfgoed.nl/egadi-rams',
      },
      {
        title: 'Inscriptions on bronze rams from the Egadi Islands',
        publisher: 'Attalus',
        url: 'https://www.attalus.org/docs/cil/add_4.html',
      },
      {
        title: 'Sebastiano Tusa and Jeffrey Royal, The landscape of the naval battle at the Egadi Islands (241 B.C.)',
        publisher: 'Journal of Roman Archaeology',
        url: 'https://deploy.doczz.net/doc/1548515/the-landscape-of-the-naval-battle-at-the-egadi-islands',
      },
    ],
  },
];
