import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of Rome. */
export const rome: readonly Label[] = [
  {
    id: 'ROM-01',
    date: { first: 200, last: 225, isAbout: true },
    origin: { latitude: 45.53, longitude: 4.87 },
    sources: [
      {
        title: 'La mosaïque des saisons',
        publisher: 'Musée d’Archéologie nationale, Saint-Germain-en-Laye',
        url: 'https://musee-archeologienationale.fr/musees-napoleonien-africain/collection/objet/la-mosaique-des-saisons',
      },
      {
        title: 'La mosaïque de Saint-Romain-en-Gal du Musée d’Archéologie Nationale',
        publisher: 'Agence photographique de la Réunion des musées nationaux',
        url: 'https://photo.rmn.fr/Package/2C6NU02LXOLH?PBC=2CO5S9IZDCBN%3A2C6NU0LU38GB%3A2C6NU02LXOLH',
      },
      {
        title: 'Au rythme des quatre saisons à Saint-Romain-en-Gal',
        publisher: 'Éditions Faton',
        url: 'https://actu-culture.com/archeologie/au-rythme-des-quatre-saisons-a-saint-romain-en-gal',
      },
    ],
  },
  {
    id: 'ROM-02',
    date: { first: 100, last: 200, isAbout: true },
    origin: { latitude: 49.63, longitude: 5.6 },
    sources: [
      {
        title: 'La Moissonneuse des Trévires ou « vallus »',
        publisher: 'Musée gaumais, Virton',
        url: 'https://museegaumais.be/post/la-moissonneuse-des-trévires-ou-vallus',
      },
      {
        title: 'Le bas-relief de Montauban illustrant la moissonneuse des Trévires',
        publisher: 'Connaître la Wallonie',
        url: 'https://connaitrelawallonie.wallonie.be/fr/histoire/timeline/200-le-bas-relief-de-montauban-illustrant-la-moissonneuse-des-trevires',
      },
    ],
  },
  {
    id: 'ROM-03',
    date: { first: 72, last: 80 },
    origin: { latitude: 41.89, longitude: 12.49 },
    sources: [
      {
        title: 'Engineering Behind the Roman Colosseum',
        publisher: 'Engineering Rome, University of Washington',
        url: 'http://engineeringrome.org/engineering-behind-the-roman-colosseum/',
      },
      { title: 'Keith Hopkins and Mary Beard, The Colosseum (2005)', publisher: 'Profile Books' },
    ],
  },
  {
    id: 'ROM-04',
    date: { first: 107, last: 113 },
    origin: { latitude: 41.9, longitude: 12.48 },
    sources: [
      {
        title: 'Column of Trajan',
        publisher: 'Smarthistory',
        url: 'https://smarthistory.org/column-of-trajan-2/',
      },
      {
        title: 'Trajan’s Column',
        publisher: 'Britannica Kids',
        url: 'https://kids.britannica.com/students/assembly/view/258379',
      },
      {
        title: 'Column of Trajan',
        publisher: 'Art of the Middle Ages',
        url: 'https://artofthemiddleages.com/s/main/item/1167',
      },
    ],
  },
  {
    id: 'ROM-05',
    date: { first: 40, last: 60, isAbout: true },
    origin: { latitude: 43.95, longitude: 4.54 },
    sources: [
      {
        title: 'Vie et mort de l’aqueduc de Nîmes',
        publisher: 'Pour la Science',
        url: 'https://www.pourlascience.fr/sd/archeologie/vie-et-mort-de-laqueduc-de-nimes-3975.php',
      },
      {
        title: 'Unesco-Weltkulturerbe in Frankreich: Römisches Aquädukt „Pont du Gard“',
        publisher: 'Bundeszentrale für politische Bildung',
        url: 'http://www.bpb.de/internationales/europa/frankreich/160159/bildergalerie-unesco-weltkulturerbe-in-frankreich?show=image&i=160168',
      },
    ],
  },
  {
    id: 'ROM-06',
    date: { first: -20, last: 15, isAbout: true },
    origin: { latitude: 42, longitude: 12.49 },
    inventory: '2290',
    sources: [
      {
        title: 'Augustus of Prima Porta',
        publisher: 'Ashmolean Museum, Oxford',
        url: 'http://oxuni.museum/en/ashmolean/top-objects/augustus-prima-porta',
      },
      {
        title: 'Augustus of Primaporta, 1st century C.E. (Vatican Museums)',
        publisher: 'Khan Academy and Smarthistory',
        url: 'https://www.khanacademy.org/humanities/ap-art-history/ancient-mediterranean-ap/ap-ancient-rome/v/augustus-of-primaporta-1st-century-c-e-vatican-museums',
      },
    ],
  },
  {
    id: 'ROM-07',
    date: { first: 50, last: 79, isAbout: true },
    origin: { latitude: 40.75, longitude: 14.49 },
    inventory: '9084',
    sources: [
      {
        title: '“Sappho” fresco (Pompeii)',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/%22Sappho%22_fresco_(Pompeii)',
      },
      {
        title: 'Woman with wax tablets and stylus (so-called “Sappho”)',
        publisher: 'ancientrome.ru',
        url: 'https://ancientrome.ru/art/artworken/img.htm?id=8086',
      },
    ],
  },
  {
    id: 'ROM-08',
    date: { first: 37, last: 41 },
    origin: { latitude: 41.71, longitude: 12.7 },
    sources: [
      {
        title: 'Ornaments from Caligula’s ships',
        publisher: 'University of Oxford, Department for Continuing Education',
        url: 'https://open.conted.ox.ac.uk/resources/images/ornaments-caligulas-ships',
      },
      {
        title: 'Museo delle Navi Romane',
        publisher: 'Visit Castelli Romani',
        url: 'http://test.visitcastelliromani.it/it/nemi-1/da-vedere/17-da-vedere/museo-delle-navi-romane',
      },
    ],
  },
  {
    id: 'ROM-09',
    date: { first: 180, last: 210, isAbout: true },
    origin: { latitude: 41.78, longitude: 12.26 },
    inventory: 'MT 430',
    sources: [
      {
        title: 'Bas-relief with view of the Portus Augusti',
        publisher: 'Fondazione Torlonia, Rome',
        url: 'https://www.fondazionetorlonia.org/bassorilievo-con-veduta-del-portus-augusti',
      },
      {
        title: 'Realia, Rituals and Symbols of the Torlonia Relief',
        publisher: 'Cambridge University Press',
        url: 'https://core-prod.cambridgecore.org/core/books/abs/designating-place/realia-rituals-and-symbols-of-the-torlonia-relief/FBDC3C733F8D3156E79851BA63F158DB',
      },
      {
        title: 'Relief with a port scene',
        publisher: 'ancientrome.ru',
        url: 'https://ancientrome.ru/art/artworken/img.htm?id=8456',
      },
    ],
  },
  {
    id: 'ROM-10',
    date: { first: -150, last: 50, isAbout: true },
    origin: { latitude: 35.96, longitude: 14.42 },
    sources: [
      {
        title: 'Ancient anchors from Malta and Gozo',
        publisher: 'The Archaeological Society, Malta',
        url: 'https://archsoc.org.mt/ancient-anchors-from-malta-and-gozo/',
      },
      {
        title: 'Ceppo di un’ancora di piombo',
        publisher: 'Pomorski muzej, Piran',
        url: 'https://pomorskimuzej.si/it/collezioni-digitali/archeologia-reperti-subacquei/inv-nro-4052-ceppo-di-un-ancora-di-piombo-anticha-con-diversi-impressi',
      },
      {
        title: 'The Largest Anchor Stock',
        publisher: 'HolyLandPhotos’ Blog',
        url: 'https://holylandphotos.wordpress.com/2021/12/26/the-largest-anchor-stock-pauls-shipwreck-part-2/',
      },
    ],
  },
  {
    id: 'ROM-11',
    date: { first: 100, last: 200, isAbout: true },
    origin: { latitude: 41.89, longitude: 12.48 },
    sources: [
      {
        title: 'Relief représentant Mithra, dieu iranien du Soleil, sacrifiant le taureau',
        publisher: 'Louvre-Lens',
        url: 'https://www.louvrelens.fr/work/relief-representant-mithra-dieu-iranien-soleil-sacrifiant-taureau/',
      },
      {
        title: 'Relief mithriaque à double face',
        publisher: 'Musée du Louvre, Paris',
        url: 'http://www.louvre.fr/mediaimages/relief-mithriaque-double-faceiie-iiie-siecle-ap-j-cmarbre-h-58-cm-l-67-cm-pr-16-cm?nid=80248&delta=21',
      },
    ],
  },
  {
    id: 'ROM-12',
    date: { first: 1, last: 200, isAbout: true },
    origin: { latitude: 41.89, longitude: 12.49 },
    sources: [
      { title: 'Lar', publisher: 'Cleveland Museum of Art', url: 'http://cleveland.art/art/1987.3' },
      {
        title: 'Lar (Statuette of a Dancing Lar)',
        publisher: 'Virginia Museum of Fine Arts, Richmond',
        url: 'https://vmfa.museum/piction/6027262-8096471',
      },
      {
        title: 'Statuette of a Lar',
        publisher: 'J. Paul Getty Museum, Los Angeles',
        url: 'https://artsandculture.google.com/incognito/asset/statuette-of-a-lar-unknown/fQGTzyaUNy3b9g',
      },
    ],
  },
  {
    id: 'ROM-13',
    date: { first: 175, last: 225, isAbout: true },
    origin: { latitude: 54.48, longitude: -2.42 },
    sources: [
      {
        title: 'LANCUM-E48D73: helmet',
        publisher: 'Portable Antiquities Scheme',
        url: 'https://finds.org.uk/database/artefacts/record/id/404767',
      },
      {
        title: 'Crosby Garrett Helmet',
        publisher: 'Wikipedia',
        url: 'https://en.m.wikipedia.org/wiki/Crosby_Garrett_Helmet',
      },
    ],
  },
  {
    id: 'ROM-14',
    date: { first: 15, isAbout: true },
    origin: { latitude: 50, longitude: 8.27 },
    inventory: '1866,0806.1',
    sources: [
      {
        title: 'The sword of Tiberius',
        publisher: 'British Museum, London',
        url: 'https://artsandculture.google.com/asset/the-sword-of-tiberius/MQFxR30oimm1hw',
      },
      {
        title: 'The Sword of Tiberius',
        publisher: 'Římské legie',
        url: 'https://rimskelegie.olw.cz/pages/articles/tiberius_sword/sword_of_tiberius.html',
      },
      {
        title: 'A Guide to the Exhibition Illustrating Greek and Roman Life',
        publisher: 'British Museum, London',
        url: 'https://bitlit.ru/page/en/british-museum-department-of-greek-and-roman-antiquities/a-guide-to-the-exhibition-illustrating-greek-and-roman-life/54',
      },
    ],
  },
  {
    id: 'ROM-15',
    date: { first: 250, isAbout: true },
    origin: { latitude: 34.75, longitude: 40.73 },
    inventory: '1933.715',
    sources: [
      {
        title: 'Scutum (Shield)',
        publisher: 'Yale University Art Gallery, New Haven',
        url: 'http://ecatalogue.art.yale.edu/detail.htm?objectId=5959',
      },
      {
        title: 'Shield (Scutum)',
        publisher: 'Institute for the Study of the Ancient World, New York University',
        url: 'https://isaw.nyu.edu/exhibitions/edge-of-empires/highlights/shield',
      },
    ],
  },
];
