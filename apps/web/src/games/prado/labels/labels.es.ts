import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const labels = {
  capitulaciones: {
    maker: 'Jean-Antoine Watteau',
    technique: 'Óleo sobre lienzo, 47 × 55 cm',
    place: 'París, Francia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Los novios y el notario aguardan muy serios al fondo, mientras el pueblo baila delante de ellos. Watteau toma el tema de las bodas flamencas y lo reduce a un cuadro que se puede llevar bajo el brazo. En 1746 ya era de la reina Isabel de Farnesio, en su palacio de La Granja.',
    alt: 'Bajo árboles altos bailan una mujer de blanco y un hombre de rojo. Detrás, ante una tela roja, un hombre de negro se sienta a una mesa; a la derecha hay un músico.',
  },
  'carlos-iii': {
    maker: 'Anton Raphael Mengs',
    technique: 'Óleo sobre lienzo, 151,8 × 110,3 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'El rey viste armadura y armiño, pero Mengs no disimula ni la nariz larga ni el gesto grave. Fue la imagen oficial del reinado y se copió varias veces. Su pareja representa a la reina María Amalia, pintada a partir de otros retratos, pues ya había muerto.',
    alt: 'Un hombre de peluca gris y nariz larga, con armadura y una banda azul y blanca, sostiene un bastón de mando. Detrás hay una cortina roja y una corona dorada.',
  },
  'carlos-v': {
    maker: 'Tiziano (Tiziano Vecellio)',
    technique: 'Óleo sobre lienzo, 335 × 283 cm',
    place: 'Augsburgo, Alemania',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'El emperador cabalga solo al atardecer: ni enemigos, ni tropas, ni sangre. Tiziano lo pintó en Augsburgo un año después de la batalla de Mühlberg, con la armadura de aquel día, que se conserva en la Real Armería de Madrid. La mayor parte de los soldados que vencieron a los príncipes protestantes eran, a su vez, protestantes.',
    alt: 'Un hombre con armadura, penacho rojo y banda roja monta un caballo oscuro con arreos rojos hacia la derecha, con una larga lanza en la mano, bajo un cielo de tarde.',
  },
  'ciego-zanfonia': {
    maker: 'Georges de La Tour',
    technique: 'Óleo sobre lienzo, 86 × 62,5 cm',
    place: 'Lunéville, Francia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Tiene los ojos cerrados y la boca abierta: canta mientras gira la manivela. Una cinta sujeta el instrumento, ya gastado. La Tour concede a un mendigo de la calle la dignidad que otros reservaban a los santos. Nadie conocía el lienzo hasta que salió a la venta en Londres en 1986.',
    alt: 'Un anciano de barba gris, de perfil, con los ojos cerrados y la boca abierta, toca una zanfonía atada con una cinta roja ante una pared parda.',
    differs:
      'Un texto anterior del Prado considera el lienzo un fragmento de otro mayor; el actual no encuentra nada que lo confirme.',
  },
  'juana-loca': {
    maker: 'Francisco Pradilla',
    technique: 'Óleo sobre lienzo, 340 × 500 cm',
    place: 'Roma, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Juana I de Castilla, embarazada, vela el féretro de su marido, Felipe, en el camino invernal hacia Granada. Según una crónica, prefirió el campo raso a un convento porque en él vivían monjas. Pradilla tenía 29 años; en 1878 el cuadro ganó la medalla de honor de la Exposición Nacional.',
    alt: 'Una mujer de negro con toca blanca está de pie entre un ataúd sobre andas y una hoguera pequeña; el viento le agita el velo. Hay gente sentada bajo un árbol desnudo.',
  },
  '3-de-mayo': {
    maker: 'Francisco de Goya',
    technique: 'Óleo sobre lienzo, 268 × 347 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Los soldados no tienen rostro; los hombres a los que fusilan, sí. Un solo farol alumbra al de la camisa blanca, entre madrileños que la víspera se habían alzado contra el ejército de Napoleón. En 1938, en otra guerra, un balcón cayó sobre el camión que llevaba el lienzo a Cataluña y lo rasgó.',
    alt: 'De noche, un hombre de camisa blanca levanta los brazos ante una fila de soldados con fusiles, vistos de espaldas. Entre ellos hay un farol; delante yace un muerto.',
    differs:
      'Un texto antiguo del Prado cree posible que el cuadro adornase un arco para el regreso del rey en 1814; estudios posteriores lo descartan.',
  },
  'albanil-herido': {
    maker: 'Francisco de Goya',
    technique: 'Óleo sobre lienzo, 268 × 110 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Dos obreros se llevan a un tercero lejos del andamio. Era el modelo de un tapiz para un comedor real: lugar extraño para un accidente, pero Carlos III había dictado normas para que los andamios fueran seguros. En el primer boceto de Goya, los que lo llevan sonríen: allí el albañil está borracho, no herido.',
    alt: 'Dos hombres con sombrero, uno de azul y otro de pardo rojizo, llevan en brazos a un hombre de camisa blanca y calzón amarillo. Detrás se alza un andamio de madera.',
    differs: 'La Web Gallery of Art fecha el edicto real sobre los andamios en 1778; Wikipedia, en 1784.',
  },
  'caballero-mano': {
    maker: 'El Greco (Doménikos Theotokópoulos)',
    technique: 'Óleo sobre lienzo, unos 82 × 66 cm',
    place: 'Toledo, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Con la mano en el corazón, como si prestara juramento, un caballero de unos treinta años nos mira a los ojos. La piel pálida y la empuñadura dorada de la espada resaltan sobre la seda negra. Los dos dedos centrales van juntos, como en tantas manos que pintó El Greco.',
    alt: 'Un hombre de barba oscura en punta y gorguera blanca, vestido de negro, apoya la mano derecha en el pecho. Abajo a la izquierda asoma una empuñadura de espada dorada.',
    differs:
      'No es seguro quién posó: para el Prado, lo más probable es que fuera Juan de Silva, marqués de Montemayor; otros han pensado en Cervantes o en el propio pintor.',
  },
  cambista: {
    maker: 'Marinus van Reymerswaele',
    technique: 'Óleo sobre tabla, 83 × 97 cm',
    place: 'Reimerswaal, Países Bajos',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Él pesa monedas, ella pasa las hojas del libro de cuentas y ninguno levanta la vista. El sombrero ya estaba pasado de moda en 1539: es una burla, como el revoltijo de papeles. Durante mucho tiempo se los tuvo por un matrimonio de cambistas; hoy el Prado cree que el hombre recauda impuestos.',
    alt: 'Un hombre de gran sombrero rojo con una balanza y una mujer de toca blanca están sentados a una mesa verde con monedas y papeles, ante unos estantes.',
    differs:
      'El Prado ve ahora en la tabla a un recaudador de impuestos y su mujer; el juego conserva el título antiguo, «El cambista y su mujer».',
  },
  cardenal: {
    maker: 'Rafael (Raffaello Sanzio)',
    technique: 'Óleo sobre tabla, 79 × 61 cm',
    place: 'Roma, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Nadie sabe cómo se llamaba este cardenal de la Roma de Julio II. Mientras lo pintaba, Rafael movió el ojo izquierdo para que la mirada fuese más penetrante; la corrección se ve a simple vista. El retrato es tan exacto que ha acabado por representar a todos los cardenales de su tiempo.',
    alt: 'Un hombre joven de labios finos, con bonete rojo, muceta roja brillante y una manga blanca, mira de frente sobre un fondo negro.',
    differs: 'El Prado se inclina por el cardenal Alidosi o quizá por el cardenal Sauli; Wikipedia recoge otros nueve nombres.',
  },
  cid: {
    maker: 'Rosa Bonheur',
    technique: 'Óleo sobre lienzo, 95 × 76 cm',
    place: 'Thomery, Francia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Este Cid es un león. Rosa Bonheur tenía una pareja en su casa de campo cerca de París y retrató a este cara a cara, como a un soberano. Para estudiar animales en las ferias vestida con pantalones necesitó un permiso oficial. En 2019, una campaña en Twitter sacó el cuadro del almacén.',
    alt: 'La cabeza de un león de espesa melena parda llena el cuadro. Mira de frente ante un cielo liso y verdoso.',
    differs: 'Anna Klumpke, compañera y biógrafa de la pintora, lo llamó «Un joven príncipe (cabeza de león)».',
  },
  descendimiento: {
    maker: 'Rogier van der Weyden',
    technique: 'Óleo sobre tabla, 204,5 × 261,5 cm',
    place: 'Bruselas, Bélgica',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Diez figuras, casi de tamaño natural, se aprietan en una estrecha caja dorada, como estatuas que hubieran cobrado vida. María se desmaya con la misma curva que el cuerpo de su hijo. Se pintó para los ballesteros de Lovaina; en 1549, María de Hungría, hermana de Carlos V, lo consiguió a cambio de dinero, un órgano y una copia.',
    alt: 'Ante una pared de oro, varios hombres bajan de una cruz a un muerto con barba. Debajo ha caído una mujer de azul; alrededor hay gente de rojo, verde y dorado.',
    differs: 'El Prado fecha la tabla antes de 1443, como el juego; el Canon de CODART da también hacia 1435-1440.',
  },
  'jardin-delicias': {
    maker: 'El Bosco (Jheronimus van Aken)',
    technique: 'Óleo sobre tablas de roble, 185,8 × 172,5 cm (tabla central)',
    place: 'Bolduque, Países Bajos',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A la izquierda, el Paraíso; a la derecha, el Infierno, y en medio, una multitud desnuda entre frutas gigantes. Cerrado, el tríptico enseña un mundo gris y vacío, el del tercer día de la Creación. Felipe II lo mandó a El Escorial, donde quedó anotado como «la pintura del madroño».',
    alt: 'Tres tablas: a la izquierda, una figura de rosa entre un hombre y una mujer desnudos; en el centro, gente desnuda alrededor de un estanque; a la derecha, oscuridad y llamas.',
    differs:
      'El Prado lo fecha en 1490-1500; una antigua guía del museo decía 1500-1505, y algunos estudiosos llegan hasta 1515.',
  },
  lavatorio: {
    maker: 'Tintoretto (Jacopo Robusti)',
    technique: 'Óleo sobre lienzo, 210 × 533 cm',
    place: 'Venecia, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Cristo lava los pies a Pedro en el extremo derecho, y el centro queda para un perro. El lienzo colgaba en la pared derecha de un presbiterio veneciano, donde se miraba de lado: desde ahí, el suelo, la mesa y el arco se alinean. Lo compró Carlos I de Inglaterra; después llegó a Felipe IV.',
    alt: 'Una sala amplia de suelo embaldosado: a la derecha, un hombre con halo se arrodilla junto a una jofaina; hay hombres en torno a una mesa larga, un perro delante y un arco al fondo.',
    differs:
      'El Prado da una altura de 210 cm y Wikipedia, de 228 cm; en inglés, el museo lo llama «The Foot Washing» o «The Washing of the Feet».',
  },
  olimpo: {
    maker: 'Giambattista Tiepolo',
    technique: 'Óleo sobre lienzo, 87 × 61,5 cm',
    place: 'Venecia, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Venus avanza sobre las nubes; el Tiempo, con su guadaña, y Minerva, con su casco, la miran desde abajo. Tiepolo ensayaba aquí un techo para un palacio del canciller ruso en San Petersburgo. El techo se ha perdido, y de cuatro bocetos como este solo queda el del Prado.',
    alt: 'Una mujer semidesnuda de pelo dorado descansa en una nube entre dos niños alados. Debajo hay un hombre coronado con barba, un anciano con guadaña y una figura con casco.',
    differs:
      'El Prado fecha el boceto en 1761-1764, pero su texto dice que las pinturas definitivas salieron hacia Rusia en el verano de 1759.',
  },
  parnaso: {
    maker: 'Nicolas Poussin',
    technique: 'Óleo sobre lienzo, 145 × 197 cm',
    place: 'Roma, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Apolo está sentado en su monte entre nueve musas y nueve poetas; uno de ellos se arrodilla ante él con una copa. La mujer desnuda de delante es la fuente Castalia, cuya agua inspiraba versos a quien la bebía. Poussin, francés en Roma, rinde aquí homenaje al fresco de Rafael en el Vaticano.',
    alt: 'Bajo una hilera de árboles, un hombre de rojo está sentado entre dos grupos con túnicas de colores. Arriba vuelan dos niños alados con coronas; delante yace una mujer desnuda.',
    differs: 'El juego dice 1630-1631; la enciclopedia del Prado, hacia 1631-1633, y el Museo Getty, hacia 1630-1632.',
  },
  'laguna-estigia': {
    maker: 'Joachim Patinir',
    technique: 'Óleo sobre tabla, 64 × 103 cm',
    place: 'Amberes, Bélgica',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Caronte lleva en su barca a un alma diminuta por el agua oscura. El camino difícil, a la izquierda, conduce al Paraíso; el fácil, a la derecha, al Infierno, y el alma ya mira hacia allí. Patinir hace del paisaje lo principal; en 1799 un inventario aún atribuía la tabla al Bosco.',
    alt: 'Un hombre barbudo y una figura pequeña cruzan en barca un río ancho. En la orilla izquierda hay ángeles, prados y un palacio de cristal; en la derecha, fuego y una bestia oscura.',
    differs: 'El catálogo del Prado dice 1520-1524; su enciclopedia, 1519-1524.',
  },
  'sueno-jacob': {
    maker: 'Jusepe de Ribera',
    technique: 'Óleo sobre lienzo, 179 × 233 cm',
    place: 'Nápoles, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Un pastor cansado se ha dormido junto a un árbol, y solo el cielo revela que es el patriarca Jacob. Ribera, español en Nápoles, no pinta una escalera de madera: los ángeles son motas de oro en un haz de luz. En 1746 el cuadro pasaba por obra de Murillo.',
    alt: 'Un hombre barbudo vestido de pardo duerme en el suelo, con la cabeza en la mano, junto a un tronco. De arriba a la derecha baja un haz dorado con motas claras.',
  },
  'triunfo-muerte': {
    maker: 'Pieter Bruegel el Viejo',
    technique: 'Óleo sobre tabla, 117 × 162 cm',
    place: 'Amberes, Bélgica',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Un ejército de esqueletos empuja a los vivos hacia un ataúd enorme, lo mismo a los reyes que a los mendigos. Solo una pareja de enamorados, abajo a la derecha, no se ha dado cuenta aún. Bruegel convierte la danza de la muerte medieval en un paisaje en guerra. En 1745 era de Isabel de Farnesio.',
    alt: 'Una tierra parda con incendios. Un esqueleto sobre un caballo rojizo blande una guadaña, detrás hay filas de esqueletos y la gente entra en una caja oscura; abajo a la izquierda yace un rey.',
    differs: 'El catálogo del Prado dice 1562-1563; un texto anterior del museo, hacia 1562.',
  },
  nastagio: {
    maker: 'Sandro Botticelli y taller',
    technique: 'Técnica mixta sobre tres tablas, la primera de 83 × 138 cm',
    place: 'Florencia, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Una mujer desnuda huye por un pinar, perseguida por un caballero y sus perros. Ella y él son fantasmas en un cuento de Boccaccio: cada viernes él vuelve a matarla porque ella lo rechazó. La serie se hizo para una boda, cruel lección para una novia. El Prado guarda tres de las cuatro tablas.',
    alt: 'En un bosque de pinos altos, una mujer desnuda huye de dos perros y de un caballero con espada sobre un caballo blanco. A la izquierda hay dos hombres de azul y rojo.',
    differs:
      'Según el Prado, lo encargó Antonio Pucci, padre del novio; Wikipedia menciona a Lorenzo de Médici. El juego dice 1483 y el Prado, hacia 1483.',
  },
  'felipe-ii': {
    maker: 'Sofonisba Anguissola',
    technique: 'Óleo sobre lienzo, 88 × 72 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'El rey va de negro, con un rosario en la mano; solo brilla la joya del Toisón de Oro, su orden de caballería. Sofonisba Anguissola, dama de la reina, lo pintó en 1565. Los rayos X muestran lo que cambió en 1573: la capa y una mano. Durante mucho tiempo, el retrato pasó por obra de un hombre.',
    alt: 'Un hombre de barba rubia y alto sombrero negro, vestido de negro con un pequeño cuello blanco, sostiene un rosario. Sobre el pecho le cuelga un adorno dorado.',
    differs: 'El Prado da 1565, con cambios de 1573; la Web Gallery of Art fecha todo el retrato en 1573.',
  },
  judit: {
    maker: 'Rembrandt (Rembrandt Harmensz. van Rijn)',
    technique: 'Óleo sobre lienzo, 143 × 154,7 cm',
    place: 'Ámsterdam, Países Bajos',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A una mujer vestida de seda y perlas le ofrecen una copa hecha con una concha. Durante mucho tiempo fue Artemisia, la reina que bebió las cenizas de su marido. Las radiografías de 2009 ayudaron a identificar a la vieja criada de la penumbra: lleva el saco para la cabeza de un general, así que es Judit.',
    alt: 'Una mujer rubia vestida de blanco y oro, con perlas, mira de frente, con una mano en una mesa con un libro. Una joven le ofrece una copa de concha; detrás hay una figura oscura.',
    differs: 'El Prado da 143 × 154,7 cm; Wikipedia, 142 × 152 cm.',
  },
  'jura-fernando': {
    maker: 'Luis Paret y Alcázar',
    technique: 'Óleo sobre lienzo, 237 × 159 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'En septiembre de 1789, el clero y la nobleza llenan una iglesia de Madrid para jurar lealtad a un niño que aún no tiene cinco años: don Fernando, heredero del trono. Paret enseñó antes al rey un gran dibujo, hoy en el Louvre. La iglesia, San Jerónimo, está justo detrás del Prado.',
    alt: 'La alta nave de una iglesia: ante el altar, una figura de azul se arrodilla frente a un obispo de dorado. Filas de gente bordean una alfombra roja; delante hay dos guardias con sombrero negro.',
    differs: 'Las descripciones antiguas ven dos o tres momentos de la ceremonia en el cuadro; el Prado ve ahora uno solo.',
  },
  anunciacion: {
    maker: 'Fra Angelico (Guido di Pietro)',
    technique: 'Temple y oro sobre tabla, 194 × 194 cm',
    place: 'Fiésole, Italia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'A la izquierda, Adán y Eva salen del Paraíso; a la derecha, un ángel anuncia a María el niño que ha de remediarlo. Un rayo de oro une las dos escenas. Fra Angelico pintó el retablo para su propio convento, que lo vendió en 1611 para pagar un campanario.',
    alt: 'Unos rayos dorados van de un jardín con dos personas de pardo a una casa de bóvedas azules, donde un ángel de rosa está ante una mujer de azul; debajo hay cinco escenas pequeñas.',
    differs:
      'El Prado lo fecha a mediados de la década de 1420 y, antes, hacia 1426; una copia de Wikipedia dice hacia 1430-1432.',
  },
  'familia-felipe-v': {
    maker: 'Louis-Michel van Loo',
    technique: 'Óleo sobre lienzo, 408 × 520 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Catorce miembros de la familia real posan, de tamaño natural, en un salón que nunca existió. El viejo rey parece agotado; en el centro, la reina, Isabel de Farnesio, apoya el brazo junto a la corona. Las dos niñas del suelo son nietas suyas. El retrato que Goya haría de la familia de Carlos IV sigue sus pasos.',
    alt: 'Hombres y mujeres de peluca gris se reúnen en un salón bajo una gran cortina roja, con una corona entre los dos del centro; delante hay dos niñas y, al fondo, arcos.',
  },
  inmaculada: {
    maker: 'Bartolomé Esteban Murillo',
    technique: 'Óleo sobre lienzo, 274 × 190 cm',
    place: 'Sevilla, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'María asciende, vestida de blanco y azul, y los ángeles ocupan el lugar de los símbolos de costumbre. En 1813 el mariscal Soult se llevó el cuadro de Sevilla; en 1852 el Louvre pagó por él 615 300 francos, al parecer un récord. Volvió a España en un intercambio. El marco nunca ha salido de Sevilla.',
    alt: 'Una mujer de larga melena castaña, con vestido blanco y manto azul, flota en una luz dorada con las manos en el pecho. La rodean niños alados entre nubes.',
    differs: 'El juego dice 1660-1665; la enciclopedia del Prado y Wikipedia dan 1678, la primera con un «hacia».',
  },
  lechera: {
    maker: 'Francisco de Goya',
    technique: 'Óleo sobre lienzo, 74 × 68 cm',
    place: 'Burdeos, Francia',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Una joven de mirada baja, vista desde abajo como si fuera a lomos de una mula, lleva el cántaro a su lado. Goya rondaba los ochenta años y vivía en Burdeos cuando dio estas pinceladas sueltas y luminosas. Su compañera Leocadia lo vendió como él le había dicho: por no menos de una onza de oro.',
    alt: 'Una joven de ojos cerrados, con pañuelo amarillo y blanco y chal gris sobre un vestido verde, está sentada ante un cielo azul pálido. Abajo a la izquierda hay un cántaro.',
    differs:
      'La Fundación Goya en Aragón la tiene por obra documentada; la especialista Juliet Wilson ha propuesto como autora a Rosario Weiss, hija de Leocadia.',
  },
  'maja-desnuda': {
    maker: 'Francisco de Goya',
    technique: 'Óleo sobre lienzo, 98 × 191 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Está tendida en un diván y mira de frente; ningún mito disculpa su desnudez. En 1800 colgaba sobre una puerta en el palacio del ministro Godoy, que poseía también la Venus de Velázquez. La Inquisición la confiscó en 1813; desde 1901 está en el Prado.',
    alt: 'Una mujer desnuda de pelo corto y oscuro está tendida sobre cojines blancos en un diván verde, con los brazos tras la cabeza, y mira al espectador.',
    differs: 'No se sabe quién posó: se ha pensado en la duquesa de Alba y en Pepita Tudó, amante de Godoy.',
  },
  'virgen-rrcc': {
    maker: 'Maestro de la Virgen de los Reyes Católicos',
    technique: 'Técnica mixta sobre tabla, 123 × 112 cm',
    place: 'Ávila, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Isabel y Fernando se arrodillan con dos de sus hijos ante María, en una tabla para las estancias reales de un convento de Ávila. La moda de los trajes y la edad del príncipe permiten fecharla. No se conoce otra obra de la misma mano, y por eso el pintor lleva el nombre del cuadro.',
    alt: 'Una mujer con un niño en el regazo ocupa un trono alto. A los lados hay dos frailes de blanco y negro; delante se arrodillan dos figuras coronadas y dos niños.',
    differs:
      'En la tabla, detrás de la reina se arrodilla un fraile: el Prado lo identifica con Pedro de Arbués; Wikipedia, quizá con san Pedro Mártir.',
  },
  hilanderas: {
    maker: 'Diego Velázquez',
    technique: 'Óleo sobre lienzo, 220 × 289 cm con los añadidos',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Delante, unas mujeres hilan; al fondo, ante un tapiz, la diosa Atenea discute con la tejedora Aracne. Mucho tiempo se vio aquí un simple taller, hasta que un inventario de 1664 reveló el título. El arco y la ventana redonda se añadieron en el siglo XVIII; hoy el museo los oculta.',
    alt: 'Varias mujeres trabajan la lana en una sala oscura con cortina roja y un gran torno de hilar. Al fondo, en un hueco luminoso bajo una ventana redonda, hay figuras ante un tapiz.',
    differs: 'El Prado lo fecha en 1655-1660; la Web Gallery of Art, hacia 1657.',
  },
  lanzas: {
    maker: 'Diego Velázquez',
    technique: 'Óleo sobre lienzo, 307,3 × 371,5 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Nadie se jacta: el general Spínola impide que el gobernador de Breda se arrodille al entregar la llave. Velázquez pintó la escena, de 1625, diez años después, para el salón donde Felipe IV exhibía sus victorias. El papel de la esquina inferior derecha, donde iría la firma, está en blanco.',
    alt: 'Entre dos grupos de soldados, un hombre de amarillo ofrece una llave y otro de negro le pone la mano en el hombro. Las lanzas en alto llenan el cielo; un caballo pardo da la espalda.',
    differs:
      'El Prado dice hacia 1635 y Wikipedia, 1634-1635. HistoryLab advierte de que las «lanzas» españolas son en realidad picas.',
  },
  meninas: {
    maker: 'Diego Velázquez',
    technique: 'Óleo sobre lienzo, 320,3 × 279,1 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'La infanta Margarita, sus meninas, un perro y el propio Velázquez ante un lienzo enorme. Un espejo refleja al fondo a los reyes, que deben de estar donde está quien mira. La cruz roja de la Orden de Santiago en el pecho del pintor es posterior: no recibió ese honor hasta 1659.',
    alt: 'Una niña rubia vestida de blanco está entre sus damas en una sala alta, con un pintor a la izquierda, un espejo y una puerta abierta detrás y un perro delante.',
    differs: 'El Prado da ahora 320,3 × 279,1 cm; un texto anterior del museo, 318 × 276 cm.',
  },
  'tres-gracias': {
    maker: 'Pedro Pablo Rubens',
    technique: 'Óleo sobre tabla de roble, 220,5 × 182 cm',
    place: 'Amberes, Bélgica',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Tres diosas se abrazan bajo una guirnalda de rosas, como si empezara una danza lenta. La de la izquierda se parece a Helena Fourment, la segunda mujer del pintor. Rubens hizo la tabla para sí y la conservó hasta su muerte, en 1640; después la compró Felipe IV.',
    alt: 'Tres mujeres desnudas de pelo rubio forman un corro y se cogen de los brazos bajo una guirnalda de rosas. A la izquierda, de un árbol cuelga una tela blanca.',
    differs: 'El catálogo del Prado dice 1630-1635; un texto anterior del museo, hacia 1635.',
  },
  'domingo-silos': {
    maker: 'Bartolomé Bermejo',
    technique: 'Técnica mixta sobre tabla, 242 × 130 cm',
    place: 'Daroca, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Domingo era abad, pero la parroquia de Daroca lo quiso vestido de obispo: rígido, dorado y con las siete virtudes en el trono. El contrato de 1474 pedía a Bermejo que acabase él mismo esta tabla, y en Daroca. En 1477 no había entregado nada más y fue excomulgado.',
    alt: 'Un hombre con mitra enjoyada y capa dorada está sentado de frente con un libro abierto y un báculo al lado. Figuras pequeñas en hornacinas adornan el trono de oro.',
    differs: 'El Prado lo da por terminado en 1477; otra fuente dice que el retablo se terminó en 1479.',
  },
  saturno: {
    maker: 'Francisco de Goya',
    technique: 'Pintura mural pasada a lienzo, 143,5 × 81,4 cm',
    place: 'Madrid, España',
    kept: 'Museo Nacional del Prado, Madrid',
    story:
      'Saturno devora a sus hijos para que ninguno le quite el trono, y tiene los ojos llenos de miedo. Goya lo pintó en una pared de su propia casa, a las afueras de Madrid, entre otras trece escenas sombrías. Después de 1873 un banquero las hizo pasar a lienzo; en 1881 las donó al Estado.',
    alt: 'En la oscuridad, un gigante de pelo gris y ojos desorbitados aprieta con las manos un cuerpo sin cabeza y le muerde un brazo; la sangre corre por los hombros.',
    differs: 'El juego y el Ministerio de Cultura dicen 1820-1823; otros, 1819-1823 o 1821-1823.',
  },
} satisfies LabelTexts;
