import { translation } from "../../shipped-post.ts";

/** Pages 1 to 4 of the methodology: each `h2` begins a page. It explains the method that the engine follows. */
export const METHODOLOGY_ES = translation("methodology", "Metodología")`
<h2>Del producto a su inventario</h2>
<p>Toda puntuación parte de una lista, el <strong>inventario</strong>: las actividades que requiere la vida de un producto, cada una con su cantidad. Tantos gramos de polipropileno fabricados,
tantas toneladas-kilómetro en camión, tantas cestas lavadas. Cada actividad tiene impactos por unidad, sus factores de caracterización. El valor de un indicador es la suma a lo largo de la
lista:</p>
<p><code>valor = Σ cantidad × factor</code></p>
<p>La lista tiene cinco etapas del ciclo de vida.</p>
<ul>
<li><strong>Materiales.</strong> La masa de cada componente más lo que se pierde en el conformado. El contenido reciclado se cuenta por corte («cut-off»): el material reciclado carga con
su propio procesado, el residuo sale libre de cargas tras la clasificación y nadie recibe crédito por lo que el reciclaje evita en otra parte.</li>
<li><strong>Conformado.</strong> Moldeo, termoconformado, prensado, por kilogramo conformado.</li>
<li><strong>Transporte.</strong> Del lugar de producción al lugar de uso, por etapas con modo y distancia, corregido según lo bien que el producto llena un
camión.</li>
<li><strong>Lavado.</strong> En los reutilizables, después de cada uso: una parte de una cesta de 50 × 50 cm y el camino de ida y vuelta al lavado si es
externo.</li>
<li><strong>Fin de vida.</strong> Una parte acaba como basura dispersa, según la clase de tamaño del artículo; el resto se recicla o se composta en la medida en que lo hace la región, y lo que queda va a vertedero,
a incineración o a vertido incontrolado.</li>
</ul>
<p>Materiales, conformado y transporte usan los factores de la región de producción; lavado y fin de vida, los de la región de uso. Donde una región no tiene cifra propia, la sustituye la de
una región más amplia, y la explicación indica su ámbito geográfico.</p>
<h3>Por ración</h3>
<p>Todo se cuenta por <strong>unidad funcional</strong>, el servicio que indica el caso de uso. Con <i>n</i> piezas por ración, la parte de toda la vida <i>L</i>, la parte de cada uso
<i>W</i> y <i>N</i> usos:</p>
<p><code>valor por ración = n × (L ÷ N + W)</code></p>
<p>Las fracciones se conservan: 350 ml servidos en un vaso de 500 ml requieren 0,7 vasos.</p>

<h2>Los siete indicadores</h2>
<table>
<thead><tr><th>Indicador</th><th>Cuenta</th><th>Unidad</th></tr></thead>
<tbody>
<tr><td>Clima</td><td>gases de efecto invernadero a 100 años</td><td>g&nbsp;CO₂e</td></tr>
<tr><td>Uso de agua</td><td>agua azul consumida</td><td>L</td></tr>
<tr><td>Contaminación por plástico</td><td>plástico que escapa al medio ambiente</td><td>g</td></tr>
<tr><td>Uso del suelo</td><td>suelo ocupado</td><td>m²·a</td></tr>
<tr><td>Sustancias químicas preocupantes</td><td>presencia y migración</td><td>calificación 2&#8288;–&#8288;20</td></tr>
<tr><td>Abastecimiento sostenible</td><td>contenido reciclado, material de base biológica, certificados, reutilización</td><td>calificación 1&#8288;–&#8288;5</td></tr>
<tr><td>Recuperabilidad</td><td>parte reciclada o compostada, reutilización</td><td>calificación 1&#8288;–&#8288;5</td></tr>
</tbody>
</table>
<h3>Sustancias químicas preocupantes</h3>
<p>Para cada componente que toca el alimento: una puntuación de presencia de 1 a 10, según de qué se declara libre y lo bien que está respaldado, más una puntuación de migración. La migración aumenta con las
seis propiedades del alimento (tiempo de contacto, temperatura, acidez, grasa, estado físico, tamaño del envase), sumadas en S entre 6 y 28:</p>
<p><code>puntuación del alimento = 1 + 9 ÷ 22 × (S − 6)</code></p>
<p>Los materiales inertes (vidrio, acero inoxidable, cerámica vitrificada) no dejan migrar nada. El contacto ocasional cuenta una décima parte del contacto directo.</p>
<h3>Abastecimiento sostenible</h3>
<p>Cada componente toma lo mejor de lo que le corresponda: su tramo de contenido reciclado (más del 50 %, más del 25 %, más de 0), su certificado o ser de base biológica; si no, 5. La calificación del producto es la media por
masa. Los productos que se usan al menos cinco veces obtienen 1.</p>
<h3>Recuperabilidad</h3>
<p><code>5 − 4 × (parte reciclada + parte compostada)</code>, media por masa; los productos reutilizados obtienen 1. Una parte solo cuenta como reciclada si está diseñada para el reciclaje, y como compostada solo si tiene
certificado de compostabilidad.</p>

<h2>De los valores a las puntuaciones, y su base</h2>
<p>En los cuatro indicadores con cantidades:</p>
<p><code>puntuación = máx(1 + 99 × (1 − valor ÷ más alto), 1)</code></p>
<p>con el valor más alto entre todos los productos incorporados del caso de uso. En las calificaciones, la puntuación va linealmente de la mejor a la peor calificación posible. La puntuación global
es la media ponderada de las puntuaciones.</p>
<p>En las carteras, las cantidades se suman por líneas y las calificaciones se promedian por cantidad; la escala se suma del mismo modo. Una línea con un producto propio sin componentes, sin masa o sin tamaño se deja fuera
de las sumas y también de la escala. Cada sustitución sugerida cambia un producto en todas sus líneas
y es la que más sube la puntuación global de toda la cartera una vez hechas las anteriores.</p>
<h3>Lo que falta sigue siendo visible</h3>
<p>Si falta un factor, un material o una tasa, se usa un valor de reserva declarado y el valor se marca como <em>supuesto</em>. Un indicador que falta obtiene 5, para que la falta de datos nunca parezca un resultado perfecto. Los valores más allá de la escala
se marcan <em>fuera de escala</em> y se muestran en bruto.</p>
<h3>Punto de equilibrio</h3>
<p>El menor número de usos a partir del cual un producto reutilizable es mejor que uno de un solo uso. Si un solo lavado cuesta más que un producto de un solo uso, no existe, y la página
lo dice.</p>
<h3>Otras ponderaciones</h3>
<p>La puntuación global se calcula con la ponderación de los datos de referencia o con la de usted. Para ver cuánto depende de ellas, se sortean 10000 ponderaciones de forma uniforme entre todas las posibles, incluido el uso del suelo: con qué frecuencia queda primero un
producto y con qué ponderación de un solo indicador se intercambian los dos primeros.</p>
<h3>Cambiar una cifra</h3>
<p>¿Y si…? vuelve a calcular todo el resultado con una cifra de un producto en otros valores: usos, masa, contenido reciclado, una distancia, la energía de un lavado. Todo lo demás queda igual.</p>
<h3>Con qué certeza se sabe</h3>
<p>Detrás de cada resultado los datos se varían juntos, 2000 veces en una comparación y 1000 veces en una cartera: cada uno se multiplica por un factor sorteado de una distribución log-normal cuya desviación típica geométrica indica su
fuente o se deduce de su calidad, desde 1,05 para los factores medidos hasta 1,5 para las estimaciones; para la masa de un componente el intervalo publicado o, sin él, 1,25 si es estimada y 1,1 si está confirmada; 1,3 para los usos de un reutilizable y para las piezas por cesta de su lavavajillas, 1,2 para las tasas de recuperación y para la parte incinerada en lugar de depositada en vertedero, y 1,5 para las de basura dispersa; las definiciones no varían. La parte de un proceso que es electricidad o calor varía con la electricidad y el calor de su región, y los propios kilovatios hora varían con la desviación del proceso: un lavado que es casi todo energía tiene su propia incertidumbre, no solo la de la red. Las masas de sus propios productos quedan como están. Todos los productos
comparten los sorteos, de modo que lo que tienen en común se compensa. Un producto solo se llama mejor que otro si lo es en al menos el 80 % de los sorteos.</p>
<h3>Calificaciones sin la regla de reutilización</h3>
<p>Por regla, lo que se reutiliza recibe la mejor calificación en abastecimiento y recuperabilidad. Un interruptor en los resultados califica los reutilizables como los demás productos y deja todo lo demás como está. Es una vista y nunca la puntuación; los resultados y el informe nombran quién va en
cabeza con la regla y sin ella.</p>
<h3>Cuánto se basa en estimaciones</h3>
<p>De un indicador: la parte de la suma de todas las contribuciones, sin su signo, que procede de líneas cuyo factor o cuya masa es una estimación. Una línea en la que lo son ambos cuenta una vez; el trayecto al centro de lavado cuenta en la medida en que lo son las masas que transporta; las definiciones no son
estimaciones. De una puntuación global: la media de las partes de sus indicadores con cantidades, según su ponderación. Las calificaciones no tienen inventario y no cuentan.</p>
<h3>Agua según la escasez</h3>
<p><code>litros donde se fabrica × su factor AWARE + litros donde se usa × su factor AWARE</code></p>
<p>AWARE 2.0 dice cuánto más cuenta un litro donde el agua es escasa, en comparación con el mundo. Materiales, conformado y transporte cuentan con el factor de la región de producción; lavado y fin de vida, con el de la región de uso. La cifra está junto a los
litros, nunca se suma a ellos y no es una puntuación. Ecoville, que no existe, no tiene factor. La extracción solo se muestra para el lavado: de las demás etapas las fuentes solo indican el consumo.</p>
<h3>Qué decide al final de la vida útil</h3>
<p>El clima de cada producto con cuatro destinos: la mezcla de los resultados, todo a vertedero, todo incinerado, todo recuperado donde existe un flujo. La basura dispersa se mantiene. Toda parte que se puede reciclar se recicla; si no, se composta si es posible; el resto
sigue la mezcla. Sin puntuación, y sin crédito por lo que el reciclaje evita en otro lugar.</p>
<h3>Periodos, avance y objetivos</h3>
<p>Las cantidades de una cartera cubren un periodo, un año natural si no indica otro; las sumas se llevan a un año, del que un mes es una doceava parte. El cambio desde un periodo anterior tiene tres partes que lo suman con exactitud:</p>
<p><code>datos nuevos = líneas anteriores con los datos de ahora − como eran</code><br><code>volumen = líneas anteriores con los datos de ahora × (usos de ahora ÷ usos de antes − 1)</code><br><code>mezcla = el resto: otros productos, alimentos y casos de uso para los usos de ahora</code></p>
<p>Un objetivo del 30 % menos se mide desde las líneas anteriores con los datos de ahora, para que los datos nuevos no cuenten como avance. La línea recta va de la mitad del periodo anterior a la mitad del año del objetivo.</p>
<h3>El plan</h3>
<p>Los pasos de un plan siguen este orden: lo que la ley prohíbe hoy, lo que prohibirá por su fecha y después la mayor mejora sobre los pasos anteriores. Sus sumas son las de la cartera con todos los pasos hechos.</p>
<p><code>piezas = usos al año ÷ usos de una pieza, hacia arriba, y un 5 % más como reserva inicial</code><br><code>coste de un uso = (precio de una pieza − depósito que queda) ÷ sus usos + lavados × precio de un lavado</code><br><code>amortizado tras = precio de todas las piezas ÷ lo que ahorra cada semana</code><br><code>cestas al día = usos al año × lavados ÷ piezas por cesta ÷ días de uso</code><br><code>usos de una pieza retornada = 1 ÷ (1 − parte que vuelve), como máximo 1000</code></p>
<p>Los precios son los suyos; sin uno, un coste es desconocido, nunca 0. La reserva, 365 días y 40 cestas por hora de una máquina son estimaciones hasta que indique las suyas. Con límites, la mejor elección de hasta 12 cambios se halla probando todas; con más, es la mejor de dos, elegidas paso a paso.</p>
<h3>Los datos y sus límites</h3>
<ul>
<li>Los factores proceden de fuentes públicas: factores de conversión oficiales, análisis de ciclo de vida publicados, estadísticas. Ninguno se toma de una base de datos con
licencia.</li>
<li><strong>Muchas cifras son estimaciones</strong>, entre ellas la mayoría de las masas. Cada una está marcada, y cada valor, cada puntuación y el informe dicen cuánto se basa en ellas. Las definiciones, como las cifras de Ecoville o las puntuaciones de nuestras propias escalas, son exactas por definición y no tienen dispersión. En los factores de clima de los materiales corrientes la parte
de cifras publicadas es mucho mayor que en agua y suelo.</li>
<li>El clima se cuenta como PCG100, del AR5 del IPCC hasta donde se sabe: no todas las fuentes dicen con qué potenciales de calentamiento calculan, y sus cifras quedan como se publicaron. La explicación de una cifra de clima, los informes y los CSV dicen de cuántas fuentes no se sabe. La electricidad se cuenta entregada, con un 6 % de pérdidas de red.</li>
<li>Alemania, Francia, el Reino Unido, Italia y los Países Bajos tienen su propia red eléctrica, sus tasas de papel, vidrio, metales y plástico y, salvo el Reino Unido, su tratamiento de residuos; lo demás es de Europa. La elección de la región dice cuánto.</li>
<li>Las masas son especificaciones típicas; no se ha pesado nada. El número de usos y las piezas por cesta son supuestos.</li>
<li>Del agua de red, el 10 % cuenta como consumida. Esta decisión determina la clasificación de los reutilizables en agua.</li>
<li>Fuera del método: ruido, condiciones sociales, desperdicio de alimentos evitado por el envase, microplásticos por el desgaste de la propia vajilla. Los costes no forman parte de ninguna puntuación; la página los pone junto a los resultados, con los precios de usted.</li>
<li>Ecoville es una ciudad imaginaria en la que todo funciona. Sus cifras son una decisión de diseño, para mostrar qué podrían lograr los mejores sistemas.</li>
</ul>

<h2>Más información</h2>
<p>El método sigue la descripción pública de <a href="https://upscorecard.org/">Understanding Packaging (UP) Scorecard</a>; donde esta calla, las decisiones de Tare siguen la práctica de ISO 14040 e ISO 14044. Este método sirve para una
primera selección: es simplificado y abreviado, no tiene revisión crítica y, por tanto, no es base para afirmaciones comparativas públicas.</p>
<p>Para comprobar un valor, ábralo: el panel nombra cada dato de partida con fuente, año, ámbito geográfico y calidad, y la suma cuadra. El informe imprime lo que se ha supuesto y qué calidad tienen los datos, y los resultados compartidos conservan la versión de los datos con la que se hicieron. Las fuentes figuran en Créditos; todas las filas de los datos, con archivos para descargar, están en la página <a href="/data">Datos de referencia</a>.</p>`;
