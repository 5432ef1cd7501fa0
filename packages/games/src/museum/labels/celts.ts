import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of the Celts. */
export const celts: readonly Label[] = [
  {
    id: 'CEL-01',
    date: { first: -450, last: -400, isAbout: true },
    origin: { latitude: 49.36, longitude: 6.19 },
    inventory: '1929,0511.1',
    sources: [
      {
        title: 'The Basse-Yutz Flagons',
        publisher: 'British Museum, London',
        url: 'https://www.britishmuseum.org/research/collection_online/collection_object_details.aspx?objectId=827612&partId=1',
      },
      {
        title: 'Basse Yutz Flagons',
        publisher: 'BBC and British Museum, A History of the World',
        url: 'http://www.bbc.co.uk/ahistoryoftheworld/objects/O7nfGEryTSGFLgOPodM4tQ',
      },
      {
        title: 'Basse-Yutz, France',
        publisher: 'University of Virginia',
        url: 'http://www2.iath.virginia.edu/Barbarians/Sites/Basse/Basse.html',
      },
    ],
  },
  {
    id: 'CEL-02',
    date: { first: -450, last: -50, isAbout: true },
    origin: { latitude: 47, longitude: 7.02 },
    sources: [
      {
        title: 'The Finds from La Tène in the British Museum',
        publisher: 'The Antiquaries Journal',
        url: 'https://vdocument.in/antj-fitzpatrick-the-finds-from-la-tene-in-the-british-museum.html',
      },
      {
        title: 'La Tène (archaeological site)',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/La_T%C3%A8ne_(archaeological_site)',
      },
      {
        title: 'Sickle',
        publisher: 'Amgueddfa Cymru – Museum Wales',
        url: 'https://museum.wales/iron_age_teachers/artefacts/sickle/',
      },
    ],
  },
  {
    id: 'CEL-03',
    date: { first: -200, isAbout: true },
    origin: { latitude: 52.22, longitude: -0.92 },
    sources: [
      {
        title: 'Iron Age Rotary Quern',
        publisher: 'Northampton Museums',
        url: 'https://timeline.northamptonmuseums.com/timeline/iron-age-rotary-quern',
      },
      {
        title: 'NARC-B9F8A6: quern',
        publisher: 'Portable Antiquities Scheme',
        url: 'https://finds.org.uk/database/artefacts/record/id/117849',
      },
      {
        title: 'An ancient milling revolution',
        publisher: 'The Mills Archive',
        url: 'https://new.millsarchive.org/2023/01/16/an-ancient-milling-revolution',
      },
    ],
  },
  {
    id: 'CEL-04',
    date: { first: -300, last: -100, isAbout: true },
    origin: { latitude: 60, longitude: -1.18 },
    sources: [
      {
        title: 'Mousa Broch: Statement of Significance',
        publisher: 'Historic Environment Scotland',
        url: 'https://docslib.org/doc/3081474/mousa-broch-statement-of-significance',
      },
      {
        title: 'Mousa Broch, Shetland',
        publisher: 'Historic Environment Scotland on Sketchfab',
        url: 'http://sketchfab.com/3d-models/mousa-broch-shetland-88a87c90cde8477a87523caa511c1796?fbclid=IwAR0mAGG-1nO9VOFAUQFAxkpb-OcnwgO6pYgQQVu7YHaKsUvvSqB1lw3GgSc',
      },
      {
        title: 'Midnight trip to Mousa',
        publisher: 'Promote Shetland',
        url: 'https://www.shetland.org/blog/midnight-trip-to-mousa',
      },
    ],
  },
  {
    id: 'CEL-05',
    date: { first: -120, last: -50, isAbout: true },
    origin: { latitude: 46.92, longitude: 4.04 },
    sources: [
      {
        title: 'Une nouvelle restauration de la Porte du Rebout',
        publisher: 'Bibracte EPCC',
        url: 'https://www.bibracte.fr/actualite/une-nouvelle-restauration-de-la-porte-du-rebout',
      },
      {
        title: 'Saône et Loire Bibracte Murus Gallicus',
        publisher: 'Maquetland',
        url: 'http://maquetland.com/article-phototheque/18996-saone-et-loire-bibracte-murus-gallicus',
      },
      {
        title: 'Murus gallicus, défense et symbolisme chez les Gaulois',
        publisher: 'Paperblog',
        url: 'https://www.paperblog.fr/954916/murus-gallicus-defense-et-symbolisme-chez-les-gaulois/',
      },
    ],
  },
  {
    id: 'CEL-06',
    date: { first: -150, last: -50, isAbout: true },
    origin: { latitude: 52.88, longitude: 0.5 },
    inventory: '1951,0402.2',
    sources: [
      {
        title: 'The Snettisham Great Torc',
        publisher: 'British Museum, London',
        url: 'https://www.britishmuseum.org/collection/object/H_1951-0402-2',
      },
      {
        title: 'The Snettisham Treasure',
        publisher: 'Art Fund',
        url: 'https://www.artfund.org/our-purpose/art-funded-by-you/the-snettisham-treasure-1',
      },
    ],
  },
  {
    id: 'CEL-07',
    date: { first: 50, last: 200, isAbout: true },
    origin: { latitude: 46.38, longitude: 5.35 },
    sources: [
      {
        title: 'Calendrier gaulois et dieu de Coligny',
        publisher: 'Auvergne-Rhône-Alpes Tourisme',
        url: 'https://www.auvergnerhonealpes-tourisme.com/en/fiches/calendrier-gaulois-et-dieu-de-coligny-2/',
      },
      {
        title: 'Le Dieu de Coligny',
        publisher: 'Mairie de Coligny',
        url: 'http://mairie-coligny.fr/index2.php?act=dieu',
      },
    ],
  },
  {
    id: 'CEL-08',
    date: { first: -150, last: -50, isAbout: true },
    origin: { latitude: 50.17, longitude: 13.92 },
    sources: [
      {
        title: 'Unique Celtic head sculpture to be highlight of Olomouc exhibition',
        publisher: 'Radio Prague International',
        url: 'https://english.radio.cz/unique-celtic-head-sculpture-be-highlight-olomouc-exhibition-8108423',
      },
      {
        title: 'Famous Celtic hero bust of the Czech Republic “The head of Mšecké Žehrovice”',
        publisher: 'Arkeonews',
        url: 'https://arkeonews.net/famous-celtic-hero-bust-of-the-czech-republic-the-head-of-msecke-zehrovice',
      },
      {
        title: 'Steinkopf von Mšecké Žehrovice',
        publisher: 'Wikipedia, copy on profilbaru.com',
        url: 'https://profilbaru.com/de/Steinkopf_von_M%C5%A1eck%C3%A9_%C5%BDehrovice',
      },
    ],
  },
  {
    id: 'CEL-09',
    date: { first: -100, last: -1, isAbout: true },
    origin: { latitude: 55.07, longitude: -6.97 },
    sources: [
      {
        title: 'Boat model (replica of the Broighter Boat)',
        publisher: 'Royal Museums Greenwich, London',
        url: 'https://rmg.co.uk/collections/objects/rmgc-object-245992',
      },
      {
        title: 'Broighter boat, circa 100 BC',
        publisher: 'The Irish Times',
        url: 'https://www.irishtimes.com/culture/art-and-design/broighter-boat-circa-100-bc-1.585232',
      },
      {
        title: 'The Gold Boat Story',
        publisher: 'gold-boat.com',
        url: 'http://www.gold-boat.com/tag/broighter-hoard/',
      },
    ],
  },
  {
    id: 'CEL-10',
    date: { first: -322, last: -277 },
    origin: { latitude: 53.79, longitude: -0.75 },
    sources: [
      {
        title: 'A study of the Hasholme Boat',
        publisher: 'Hull Museums',
        url: 'http://museumcollections.hullcc.gov.uk/collections/storydetail.php?irn=514&master=424',
      },
      {
        title: 'The Archaeology of the Hasholme Logboat',
        publisher: 'Archaeological Journal',
        url: 'https://scilit.com/publications/87098be46270cd7ca313fec247435b3c',
      },
    ],
  },
  {
    id: 'CEL-11',
    date: { first: -150, last: -1, isAbout: true },
    origin: { latitude: 56.82, longitude: 9.55 },
    sources: [
      {
        title: 'The Vessel of Gundestrup',
        publisher: 'VisitDenmark',
        url: 'https://www.visitdenmark.it/danimarca/pianifica-il-viaggio/vessel-gundestrup-gdk960303',
      },
      {
        title: 'The Gundestrup cauldron',
        publisher: 'historyback.com',
        url: 'https://historyback.com/en/world/history/1001020777.html',
      },
      {
        title: 'Gundestrup cauldron',
        publisher: 'Wikipedia, copy on wikisum.wiki',
        url: 'https://wikisum.wiki/wiki/Gundestrup_Cauldron',
      },
    ],
  },
  {
    id: 'CEL-12',
    date: { first: -650, last: -600, isAbout: true },
    origin: { latitude: 47.17, longitude: 14.63 },
    sources: [
      {
        title: 'Ein ganz besonderer Wagen…',
        publisher: 'Universalmuseum Joanneum, Graz',
        url: 'https://www.museum-joanneum.at/blog/ein-ganz-besonderer-wagen/',
      },
      {
        title: 'Weltweit einzigartiger Opferwagen',
        publisher: 'Universalmuseum Joanneum, Graz',
        url: 'https://www.museum-joanneum.at/blog/weltweit-einzigartiger-opferwagen/',
      },
      {
        title: 'Der weltberühmte „Strettweger Kultwagen“',
        publisher: 'Markus Beren',
        url: 'https://markus-beren.com/single-post/2017/03/12/der-weltberühmte-strettweger-kultwagen',
      },
    ],
  },
  {
    id: 'CEL-13',
    date: { first: -350, last: -50, isAbout: true },
    origin: { latitude: 51.48, longitude: -0.17 },
    inventory: '1857,0715.1',
    sources: [
      {
        title: 'The Battersea Shield',
        publisher: 'British Museum, London',
        url: 'https://www.britishmuseum.org/collection/object/H_1857-0715-1',
      },
      {
        title: 'Replica, shield',
        publisher: 'London Museum',
        url: 'https://londonmuseum.org.uk/collections/v/object-508318/replica-shield',
      },
    ],
  },
  {
    id: 'CEL-14',
    date: { first: -375, last: -350, isAbout: true },
    origin: { latitude: 45.78, longitude: 0.34 },
    sources: [
      {
        title: 'Le casque d’Agris',
        publisher: 'Commune d’Agris',
        url: 'https://www.agris.fr/decouvrir-bouger/histoire-et-patrimoine/le-casque-d-agris',
      },
      {
        title: 'Casque d’Agris',
        publisher: 'Wikipedia',
        url: "https://fr.wikipedia.org/wiki/Casque_d'Agris",
      },
      {
        title: 'Il y a 40 ans, la découverte du casque d’Agris',
        publisher: 'Mediolanum Santonum',
        url: 'https://mediolanum-santonum.fr/casque-d-agris.html',
      },
    ],
  },
  {
    id: 'CEL-15',
    date: { first: -400, last: -100, isAbout: true },
    origin: { latitude: 45.32, longitude: 1.78 },
    sources: [
      {
        title: 'Le dépôt gaulois de Tintignac à Naves (Corrèze)',
        publisher: 'TRACES, Université de Toulouse',
        url: 'http://traces.univ-tlse2.fr/accueil-traces/equipes-de-recherche/rhadamante-recherches-en-histoire-et-archeologie-des-ages-des-metaux-et-de-l-antiquite-en-europe/le-depot-gaulois-de-tintignac-a-naves-correze--50195.kjsp?RH=CAHPA-traces',
      },
      {
        title: 'Dossier de presse',
        publisher: 'Institut national de recherches archéologiques préventives (Inrap)',
        url: 'https://yumpu.com/fr/document/view/17459332/telecharger-le-dossier-de-presse-inrap',
      },
      {
        title: 'Corrèze : les carnyx et les casques gaulois de Tintignac sont de retour',
        publisher: 'L’Actu locale',
        url: 'https://lactulocale.fr/2019/12/23/correze-les-carnyx-et-les-casques-gaulois-de-tintignac-sont-de-retour/?share=google-plus-1',
      },
    ],
  },
];
