import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of Greece. */
export const greece: readonly Label[] = [
  {
    id: 'GRE-01',
    date: { first: -520, isAbout: true },
    origin: { latitude: 37.98, longitude: 23.73 },
    sources: [
      {
        title: 'Harvesting the olives',
        publisher: 'The Olive Garden, with the picture of the British Museum',
        url: 'https://theolivegarden-elizabeth.blogspot.com/2011/02/harvesting-olives.html',
      },
      {
        title: 'Le rappresentazioni nei vasi antichi',
        publisher: 'Prima classe Sacchetti',
        url: 'http://primaclassesacchetti.blogspot.com/2013/11/le-rappresentazioni-nei-vasi-antichi.html',
      },
      { title: 'J. D. Beazley: Attic Black-figure Vase-painters (1956)', publisher: 'Clarendon Press, Oxford' },
    ],
  },
  {
    id: 'GRE-02',
    date: { first: -490, last: -480, isAbout: true },
    origin: { latitude: 37.98, longitude: 23.73 },
    inventory: '1873,0820.375',
    sources: [
      {
        title: 'Skyphos 1873,0820.375',
        publisher: 'British Museum',
        url: 'https://www.britishmuseum.org/collection/object/G_1873-0820-375',
      },
      {
        title: 'London E 140',
        publisher: 'Perseus Digital Library',
        url: 'http://www.perseus.tufts.edu/hopper/artifact?name=London+E+140&object=vase',
      },
    ],
  },
  {
    id: 'GRE-03',
    date: { first: -438, last: -432, isAbout: true },
    origin: { latitude: 37.97, longitude: 23.73 },
    sources: [
      {
        title: 'Room 18: Parthenon, large print guide',
        publisher: 'British Museum',
        url: 'https://docslib.org/doc/5699473/room-18-parthenon-large-print-guide',
      },
      {
        title: 'Temple relief, block XLIII of the North frieze',
        publisher: 'British Museum, at Google Arts & Culture',
        url: 'https://artsandculture.google.com/asset/temple-relief/tQE6QtxAXliAbQ',
      },
      {
        title: 'Marmorfries des Parthenon',
        publisher: 'European History Online',
        url: 'https://ego-ploneui.uni-trier.de/de/mediainfo/marmorfries-des-parthenon',
      },
    ],
  },
  {
    id: 'GRE-04',
    date: { first: -421, last: -406, isAbout: true },
    origin: { latitude: 37.97, longitude: 23.73 },
    sources: [
      {
        title: 'Ioanna Venieri: Erechtheion',
        publisher: 'Hellenic Ministry of Culture and Sports, quoted by Mark Phillips',
        url: 'https://markphillips.com/photography/diary/2017-10-10.Athens/720_1367.html',
      },
      {
        title: 'Caryatid and column from the Erechtheion',
        publisher: 'Khan Academy',
        url: 'https://www.khanacademy.org/humanities/ancient-art-civilizations/greek-art/classical/v/caryatid-ionic-column-erechtheion-421-407-b-c-e',
      },
      {
        title: 'Michael Vickers: The Caryatids on the Erechtheum at Athens (2014)',
        publisher: 'Miscellanea Anthropologica et Sociologica',
        url: 'https://pdfdrive.to/dl/the-caryatids-on-the-erechtheum-at-athens-questions-of-chronology-and-symbolism',
      },
      {
        title: 'Athen, Akropolis: Erechtheion',
        publisher: 'Apriana',
        url: 'https://www.apriana.nl/fotos/HOT/HOT-DE02759.html',
      },
    ],
  },
  {
    id: 'GRE-05',
    date: { first: -150, last: -100, isAbout: true },
    origin: { latitude: 36.74, longitude: 24.42 },
    sources: [
      {
        title: 'Une arrivée providentielle au Louvre',
        publisher: 'Musée du Louvre',
        url: 'https://louvre.fr/decouvrir/les-parcours-de-visite/chefs-d-oeuvre-du-louvre/une-arrivee-providentielle-au-louvre',
      },
      { title: 'Vénus de Milo', publisher: 'Larousse', url: 'https://larousse.fr/encyclopedie/oeuvre/V%C3%A9nus_de_Milo/181457' },
      {
        title: 'Venus de Milo',
        publisher: 'EPFL Graph Search, summary of Wikipedia',
        url: 'https://graphsearch.epfl.ch/en/concept/53435',
      },
    ],
  },
  {
    id: 'GRE-06',
    date: { first: -540, last: -530, isAbout: true },
    origin: { latitude: 37.98, longitude: 23.73 },
    inventory: '16757',
    sources: [
      {
        title: 'Schwarzfigurige attische Amphore',
        publisher: 'Vatican Museums',
        url: 'http://www.museivaticani.va/6_DE/pages/x-Select/30select/30select_25.html',
      },
      {
        title: 'Achilles and Ajax playing a board game',
        publisher: 'ancientrome.ru, after the J. Paul Getty Museum (2002)',
        url: 'https://ancientrome.ru/art/artworken/img.htm?id=1803',
      },
    ],
  },
  {
    id: 'GRE-07',
    date: { first: -300, last: -270, isAbout: true },
    origin: { latitude: 40.75, longitude: 22.97 },
    sources: [
      {
        title: 'Theatrical Terracottas from the Necropolis of the Ancient City of Lete',
        publisher: 'Logeion, University of Patras',
        url: 'https://www.logeion.upatras.gr/node/329',
      },
      {
        title: 'Marble theatrical mask',
        publisher: 'National Archaeological Museum, Athens',
        url: 'https://www.odysseys-namuseum.gr/en/english/politeia-3373-2/',
      },
    ],
  },
  {
    id: 'GRE-08',
    date: { first: -150, last: -100, isAbout: true },
    origin: { latitude: 35.87, longitude: 23.31 },
    inventory: 'X 15087',
    sources: [
      {
        title: 'Antikythera Wreck exhibition at Athens Airport',
        publisher: 'Embassy of Greece in London, for the National Archaeological Museum',
        url: 'https://mfa.gr/uk/en/the-embassy/news/antikythera-wreck-exhibition-at-athens-airport.html',
      },
      {
        title: 'Tony Freeth and others: A Model of the Cosmos in the ancient Greek Antikythera Mechanism (2021)',
        publisher: 'Scientific Reports',
        url: 'https://docslib.org/doc/7995216/a-model-of-the-cosmos-in-the-ancient-greek-antikythera-mechanism',
      },
      {
        title: 'Tony Freeth: Eclipse Prediction on the Antikythera Mechanism (2014)',
        publisher: 'PLOS ONE',
        url: 'https://journals.plos.org:443/plosone/article?id=10.1371/journal.pone.0103275',
      },
    ],
  },
  {
    id: 'GRE-09',
    date: { first: -410, isAbout: true },
    origin: { latitude: 37.97, longitude: 23.73 },
    inventory: '1339',
    sources: [
      {
        title: 'Lenormant Trireme Relief',
        publisher: 'Museum of Classical Archaeology, Cambridge',
        url: 'https://museum.classics.cam.ac.uk/collections/casts/lenormant-trireme-relief',
      },
      {
        title: 'Ancient Greek rowers',
        publisher: 'NZ History',
        url: 'https://nzhistory.govt.nz/media/photo/ancient-greek-rowers',
      },
      {
        title: 'Reconstruction Trireme',
        publisher: 'fortwiki111',
        url: 'https://fortwiki111.blogspot.com/2010/04/reconstruction-trireme.html',
      },
    ],
  },
  {
    id: 'GRE-10',
    date: { first: -300, isAbout: true },
    origin: { latitude: 35.34, longitude: 33.32 },
    sources: [
      { title: 'The Kyrenia Ship', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/The_Kyrenia_Ship' },
      {
        title: 'Kyrenia: setting',
        publisher: 'Institute for the Visualization of History',
        url: 'http://vizin.org/projects/kyrenia/setting.html',
      },
      {
        title: 'Ancient Shipwreck Museum',
        publisher: 'Sribno',
        url: 'https://www.sribno.com/see_sights/ancient-shipwreck-museum/',
      },
    ],
  },
  {
    id: 'GRE-11',
    date: { first: -460, isAbout: true },
    origin: { latitude: 39, longitude: 23.25 },
    inventory: 'X 15161',
    sources: [
      {
        title: 'Zeus or Poseidon of Artemision',
        publisher: 'Hellenic Ministry of Culture',
        url: 'http://odysseus.culture.gr/h/4/eh430.jsp?obj_id=4507',
      },
      {
        title: 'The Artemision Bronze',
        publisher: 'World History Encyclopedia',
        url: 'https://www.worldhistory.org/image/776/the-artemision-bronze/',
      },
      {
        title: 'Archeological Museum, Poseidon, room 15',
        publisher: 'MyWoWo',
        url: 'https://mywowo.net/en/greece/athens/archeological-museum/poseidon-room-15/amp',
      },
    ],
  },
  {
    id: 'GRE-12',
    date: { first: -400, isAbout: true },
    origin: { latitude: 37.97, longitude: 23.73 },
    inventory: '1341',
    sources: [
      {
        title: 'Athens, NM 1341',
        publisher: 'Perseus Digital Library',
        url: 'http://www.perseus.tufts.edu/hopper/artifact?name=Athens,+NM+1341&object=sculpture',
      },
      {
        title: 'Votive relief of Asklepios',
        publisher: 'Tactual Museum, Athens',
        url: 'https://tactualmuseum.gr/en/ekthema/votive-relief-of-asklepios/',
      },
    ],
  },
  {
    id: 'GRE-13',
    date: { first: -460, last: -450, isAbout: true },
    origin: { latitude: 38.39, longitude: 16.55 },
    sources: [
      { title: 'I Bronzi', publisher: 'Comune di Riace', url: 'https://riace.comune.digital/i-bronzi' },
      {
        title: 'Bronzi di Riace',
        publisher: 'Italiapedia',
        url: 'https://www.italiapedia.it/vediNota.php?parola=BRONZIDIRIACE&reg=BAS_CAL',
      },
      {
        title: 'Bronzi di Riace, cinquant’anni fa lo straordinario ritrovamento',
        publisher: 'TGcom24',
        url: 'https://www.tgcom24.mediaset.it/cultura/foto/bronzi-di-riace-cinquant-anni-fa-lo-straordinario-ritrovamento_53631243-202202k.shtml',
      },
    ],
  },
  {
    id: 'GRE-14',
    date: { first: -460, isAbout: true },
    origin: { latitude: 37.64, longitude: 21.63 },
    inventory: '1824,0407.32',
    sources: [
      {
        title: 'Bronze helmet',
        publisher: 'British Museum, at Google Arts & Culture',
        url: 'https://artsandculture.google.com/asset/bronze-helmet/IQGOf6T1b73-Rg',
      },
      {
        title: 'Bronze helmet of Corinthian type',
        publisher: 'The Metropolitan Museum of Art',
        url: 'http://www.metmuseum.org/art/collection/search/250922',
      },
    ],
  },
  {
    id: 'GRE-15',
    date: { first: -550, last: -500, isAbout: true },
    origin: { latitude: 37.63, longitude: 22.73 },
    sources: [
      {
        title: 'Shield of hoplon type',
        publisher: 'Museum of Fine Arts, Boston',
        url: 'https://www.mfa.org/collections/object/shield-of-hoplon-type-262227',
      },
      {
        title: 'Aspis',
        publisher: 'Wikipedia, copy at techsciencenews.com',
        url: 'http://techsciencenews.com/wikisearch/view_html.php?lang=en&q=Aspis&sq=Envato',
      },
    ],
  },
];
