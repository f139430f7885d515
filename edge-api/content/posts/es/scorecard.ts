import { translation } from "../../shipped-post.ts";

/** Help next to the scores. */
export const SCORECARD_ES = [
  translation("usecase", "Caso de uso")`
<p>Un caso de uso designa el servicio: servir 350 ml de una bebida caliente, comer con un tenedor. Solo se pueden comparar productos que hacen el mismo trabajo. Los productos de
otro tamaño cuentan en proporción a lo que contienen; donde el tamaño no importa, como en los cubiertos, una pieza es una ración.</p>`,
  translation("scorecard", "Tabla de puntuaciones")`
<p>Puntuaciones de 1 a 100, una por indicador y una global. Cuanto más alta, mejor. Los colores las agrupan en bandas de veinte; el número dice lo mismo, de modo que
nunca hace falta distinguir los colores.</p>`,
  translation("scorecard-help", "Ayuda sobre los resultados")`
<h2>Puntuación</h2>
<p>En clima, uso de agua, contaminación por plástico y uso del suelo, la puntuación es</p>
<p><code>1 + 99 × (1 − valor ÷ valor más alto entre los productos incorporados)</code></p>
<p>y nunca es inferior a 1. Un producto sin ningún impacto obtiene 100. «Más alto» es el mayor valor por ración entre todos los productos incorporados del caso de uso, en la misma región
y con los mismos ajustes de reciclaje, también entre los que usted no ha seleccionado. Así, su selección nunca cambia una puntuación.</p>
<p>En sustancias químicas preocupantes, abastecimiento sostenible y recuperabilidad, la puntuación va linealmente de la mejor calificación posible (100) a la peor
(1).</p>
<h2>Indicador</h2>
<p>La cabecera de cada columna ofrece <em>Qué es esto</em>: qué cuenta el indicador, su unidad y cómo se lee.</p>
<h2>Puntuación global</h2>
<p>La puntuación global es la media ponderada de las puntuaciones de los indicadores, mostrada como porcentaje entero. Todas las ponderaciones son 1, salvo la del uso del suelo, que es 0, a menos que usted defina las suyas: entonces se dice
dondequiera que aparezca la puntuación global.</p>
<h2>Cifras</h2>
<p>El clima se muestra como número entero; el agua y el plástico, con dos decimales. Un total que no cabría se muestra en una unidad mayor; señálelo para ver la cifra exacta. Los archivos CSV contienen todas las
cifras con toda su precisión.</p>
<h2>Reciclaje</h2>
<p>Los promedios de la región dicen qué parte de cada material se recicla o se composta en ella. Los ajustes propios activan o desactivan flujos concretos, si sabe
qué ocurre con sus residuos. Consulte la ayuda sobre el reciclaje.</p>
<h2>Imprimir</h2>
<p><em>Informe</em> prepara una hoja para A4 o Letter con las secciones que elija: <em>Imprimir o guardar como PDF</em>. El menú del propio navegador imprime la página tal como está: la navegación y los
controles se omiten; las secciones plegadas quedan como usted las dejó.</p>`,
  translation("comparison_metric_info", "Los indicadores de una comparación")`
<h3 id="climate">Clima</h3>
<p>Gases de efecto invernadero en gramos de CO₂ equivalente por ración, a 100 años. Materiales, conformado, transporte, lavado y fin de vida. El carbono que las plantas absorben y
vuelven a emitir cuenta cero en ambos lados; el metano de las fibras en vertedero sí cuenta.</p>
<h3 id="h2o">Uso de agua</h3>
<p>Litros de agua azul consumida por ración: agua que se evapora, se incorpora o no se devuelve de otro modo. Del agua de red usada para lavar, una décima parte
cuenta como consumida. Esa sola decisión determina buena parte de la puntuación de agua de los reutilizables.</p>
<h3 id="plastic_pollution">Contaminación por plástico</h3>
<p>Gramos de plástico que escapan al medio ambiente por ración: como basura dispersa, desde vertederos incontrolados, como granza perdida y por el desgaste de neumáticos.</p>
<h3 id="chemicals">Sustancias químicas preocupantes</h3>
<p>Una calificación de 2 (la mejor) a 20 (la peor). Suma dos partes: lo que puede estar <i>presente</i>, según lo que declara el fabricante, y lo que puede
<i>migrar</i>, según el alimento y lo inerte que sea el material. No mide ninguna sustancia y no dice nada sobre la seguridad ni sobre el cumplimiento de la
ley.</p>
<h3 id="sust_source">Abastecimiento sostenible</h3>
<p>Una calificación de 1 (la mejor) a 5 (la peor), según el contenido reciclado, el material de base biológica y los certificados. Los productos que se usan al menos cinco veces obtienen
la mejor.</p>
<h3 id="recoverability">Recuperabilidad</h3>
<p>Una calificación de 1 (la mejor) a 5 (la peor): la parte de la masa que se recicla o se composta en la región. Los productos que se usan al menos cinco
veces obtienen la mejor.</p>
<h3 id="land_use">Uso del suelo</h3>
<p>Metros cuadrados de suelo ocupados durante un año, por ración. Se muestra a título informativo: no cuenta en la puntuación global, porque la mayoría de sus cifras son
estimaciones.</p>`,
  translation("portfolio_metric_info", "Los indicadores de una cartera")`
<p>El clima, el uso de agua, la contaminación por plástico y el uso del suelo de una cartera son sumas de todas las líneas: cantidad × valor por uso. Sus calificaciones (sustancias químicas preocupantes,
abastecimiento sostenible, recuperabilidad) son medias ponderadas por la cantidad.</p>
<p>La escala de una suma es la suma de las escalas: lo que alcanzaría la cartera si cada línea se sirviera con el peor producto incorporado de su caso de uso. <em>Mejor</em> y
<em>Peor</em> son las carteras en las que cada línea se sustituye por el producto incorporado de su caso de uso con la mejor o la peor puntuación global, para el mismo
alimento y el mismo servicio. Se eligen por la puntuación global, así que un indicador concreto de su cartera puede quedar por encima de la mejor elección o por debajo de la peor.</p>
<p>Una línea con un producto propio sin componentes, sin masa o sin tamaño no se puede comparar: se deja fuera de las sumas, de la escala y también de la mejor y la peor elección.</p>`,
  translation("addportfolio_pophelp", "Añadir productos a una cartera")`
<p>Elija un caso de uso, el alimento y los productos. Un producto que la cartera ya contiene con el mismo alimento no se añade dos veces: aumenta su
cantidad.</p>
<p><strong>La cantidad cuenta usos (raciones).</strong> En un producto reutilizable, una pieza sirve para muchos usos: 1000 usos de un vaso que dura 50 usos son 20
piezas.</p>`,
  translation("circularity-rates", "Circularidad")`
<p>Partes de la masa del producto. El <em>contenido reciclado</em> es lo que entró como material reciclado. Las demás dicen adónde va la masa al final: reciclada, compostada,
depositada en vertedero, incinerada, en vertido incontrolado, basura dispersa; juntas suman el total. En los reutilizables describen la pieza al final de su vida, y la masa por ración es la
masa de la pieza dividida entre sus usos.</p>
<p>Recuperado significa recogido y enviado a reciclaje o compostaje según las tasas de la región o los ajustes de usted; no dice que se vuelva a fabricar el mismo producto.</p>`,
  translation("chemicals_tiers", "Niveles y declaraciones")`
<p>Las sustancias químicas preocupantes se agrupan en cuatro niveles. Un producto que se confirma libre de más niveles obtiene mejor calificación, tanto más cuanto mejor respaldada esté la
afirmación.</p>
<table>
<thead><tr><th>Declaración</th><th>Significa</th></tr></thead>
<tbody>
<tr><td>No declarado</td><td>el fabricante no dice nada; se supone la presencia</td></tr>
<tr><td>Autodeclarado</td><td>lo dice el fabricante</td></tr>
<tr><td>Respaldado por declaración escrita</td><td>existe una declaración firmada para este producto</td></tr>
<tr><td>Verificado por terceros</td><td>lo ha comprobado un tercero independiente</td></tr>
</tbody>
</table>
<p>Los dos extremos de esta calificación están publicados; los escalones intermedios son una elección lineal propia de Tare. Pida a su proveedor una declaración escrita: de todos los
ajustes, es el que menos cuesta mejorar.</p>`,
  translation("customize-help", "Ajustes propios")`
<p>Los valores habituales describen un producto corriente en un lugar corriente. Cambie lo que usted conozca mejor.</p>
<h2>Número de usos</h2>
<p>Cuántas veces se usa una pieza reutilizable antes de que se pierda, se rompa o se retire. Si conoce la tasa de retorno, introdúzcala: cuando vuelve el 95 % cada vez, una pieza dura
1 ÷ (1 − 0,95) = 20 usos. Por debajo de cinco usos, un producto no se califica como reutilizable en abastecimiento ni en recuperabilidad.</p>
<h2>Lavado</h2>
<p>El sistema de lavado, cuántas piezas caben en la cesta de 50 × 50 cm y la distancia si el lavado es externo.</p>
<h2>Componentes</h2>
<p>Material, masa, contenido reciclado, contacto con alimentos, clase de basura dispersa. El componente más pesado es el principal; su tamaño es el del producto.</p>
<h2>Fabricación y transporte</h2>
<p>La región de producción decide con qué electricidad se conforma el producto. Al elegir otra se restablecen las etapas de transporte. Las distancias se mantienen dentro de lo que
permite cada modo; si se ha limitado un valor, el formulario lo dice.</p>
<h2>Abastecimiento, recuperabilidad, sustancias químicas</h2>
<p>Certificados, si el producto está diseñado para el reciclaje o tiene certificado de compostabilidad, y qué se declara sobre las sustancias químicas.</p>
<p>Los ajustes que difieren del producto de partida están marcados. <em>Restablecer los cambios</em> los devuelve todos.</p>`,
];
