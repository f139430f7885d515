import { translation } from "../../shipped-post.ts";

/** The attributions that `migrations/reference-data/sources.md` asks for; titles of works stay in their own language. */
export const CREDITS_ES = translation("credits", "Créditos y fuentes")`
<p>Las cifras de Tare se han reunido a partir de fuentes públicas. Sus titulares no han comprobado ni respaldado lo que se ha hecho con ellas. El panel de cada cifra indica la fuente, el año y la calidad de cada
dato de partida.</p>
<h2>Factores gubernamentales y oficiales</h2>
<ul>
<li>UK Department for Energy Security and Net Zero, Greenhouse gas reporting: conversion factors 2025, y eliminación de residuos 2026. Contiene información del sector público con licencia Open Government Licence v3.0.</li>
<li>UK BEIS 2021, gas natural, a través de Open Emission Factors Database (base de datos con licencia CC BY-SA 4.0).</li>
<li>US Environmental Protection Agency: GHG Emission Factors Hub 2022; Waste Reduction Model, versión 16; Facts and Figures 2018; ENERGY STAR Commercial Dishwashers. Dominio público.</li>
<li>ADEME, Base Empreinte, fin de vida de los envases, tal como la usa Nos Gestes Climat. Licence Ouverte / Open Licence.</li>
<li>Eurostat, tasas de reciclaje de envases 2022 y 2023, residuos de envases 2023 y residuos municipales 2023; tasas y cuotas calculadas con ellas. Reutilización permitida con atribución.</li>
<li>UK Department for Environment, Food and Rural Affairs, residuos de envases 2023, respuesta escrita 55181. Open Parliament Licence.</li>
<li>US Federal LCA Commons (NREL), US Life Cycle Inventory, procesos unitarios, resueltos para Tare.</li>
<li>MTES-MCT, Ecobalyse, distancias por carretera. Licencia MIT.</li>
<li>España, MITECO 2021, residuos municipales.</li>
<li>Unión Europea, Reglamento (UE) n.º 10/2011; Recomendación (UE) 2021/2279; SWD(2023) 332 sobre la pérdida de granza.</li>
</ul>
<h2>Organismos internacionales</h2>
<ul>
<li>OCDE, Global Plastics Outlook 2022 y 2023; cuotas regionales a través de Our World in Data, CC BY.</li>
<li>Banco Mundial, What a Waste 2.0 (2018), CC BY 3.0 IGO.</li>
<li>PNUMA, Life Cycle Initiative 2021, vajilla de un solo uso.</li>
<li>Bertoli, Goujon y Santoni 2016, The CERDI-seadistance database, distancias marítimas, CC BY.</li>
<li>Seitfudem, Berger, Müller Schmied y Boulay 2024, AWARE 2.0, escasez de agua por país y región.</li>
<li>Ember, intensidad de la electricidad, redistribuida por co2.js; datos de 2024, CC BY 4.0 (la copia dice CC BY-SA 4.0).</li>
<li>International Aluminium Institute 2022; worldstainless 2023.</li>
</ul>
<h2>Análisis y artículos publicados</h2>
<ul>
<li>Ecoperfiles de PlasticsEurope de PP, HDPE, LDPE, LLDPE, PET, PC, ABS, PS, EPS y PVC.</li>
<li>APR / Franklin Associates 2018, resinas recicladas.</li>
<li>Vink y Davies 2015; Morão y de Bie 2019; Groot y Borén 2010, sobre el PLA.</li>
<li>Zelezny et al. 2023, Sustainability 15:9097, sobre la cerámica, CC BY.</li>
<li>Mekonnen et al. 2015; Macknick et al. 2012; Hoekstra y Mekonnen 2012, sobre el agua.</li>
<li>Gallego-Schmid et al. 2019; Eunomia 2023; Ramboll 2021 y 2022; Consejo Nórdico de Ministros TemaNord 2024:515; Upstream 2021; Vercalsteren et al. 2010; Refiller / EPFL 2013, sobre vasos,
envases y reutilización.</li>
<li>Tan et al. 2021, sobre las pajitas, CC BY; Science of the Total Environment 2022, 817:153016.</li>
<li>Pro Carton, huella de carbono del cartón; Jambeck et al. 2015, sobre la basura dispersa y los residuos mal gestionados, a través de Our World in Data, CC BY; A.I.S.E. / Golsteijn 2015, sobre el lavado de vajilla, CC BY.</li>
</ul>
<p>La lista completa, con lo que se leyó en cada lugar, está en <code>migrations/reference-data/sources.md</code> del proyecto. Ninguna cifra procede de ecoinvent ni de tablas derivadas de él.</p>
<h2>El método</h2>
<p>Según la descripción pública de Understanding Packaging (UP) Scorecard. Tare no tiene relación con sus autores.</p>
<h2>Software</h2>
<p>Hecho con React, wouter, Jotai, Comlink, visx, React Aria, Papa Parse, Hono, Valibot y DOMPurify. Tipografía: Source Sans 3, SIL Open Font License 1.1.</p>`;
