import { post } from "../shipped-post.ts";

/** The attributions that `migrations/reference-data/sources.md` asks for. */
export const CREDITS = post("credits", "Credits and sources", "common")`
<p>Tare’s figures were put together from public sources. Their owners have neither checked nor endorsed what was made of them. Each number’s drawer names the source, the year and the quality of every
input.</p>
<h2>Government and official factors</h2>
<ul>
<li>UK Department for Energy Security and Net Zero, Greenhouse gas reporting: conversion factors 2025, and waste disposal 2026. Contains public sector information licensed under the Open Government Licence v3.0.</li>
<li>UK BEIS 2021, natural gas, through the Open Emission Factors Database (database under CC BY-SA 4.0).</li>
<li>US Environmental Protection Agency: GHG Emission Factors Hub 2022; Waste Reduction Model, version 16; Facts and Figures 2018; ENERGY STAR Commercial Dishwashers. Public domain.</li>
<li>ADEME, Base Empreinte, end of life of packaging, as used by Nos Gestes Climat. Licence Ouverte / Open Licence.</li>
<li>Eurostat, recycling rates of packaging 2022 and 2023, packaging waste 2023 and municipal waste 2023; rates and shares computed from them. Reuse allowed with attribution.</li>
<li>UK Department for Environment, Food and Rural Affairs, packaging waste 2023, written answer 55181. Open Parliament Licence.</li>
<li>US Federal LCA Commons (NREL), US Life Cycle Inventory, unit processes, solved for Tare.</li>
<li>MTES-MCT, Ecobalyse, road distances. MIT licence.</li>
<li>Spain, MITECO 2021, municipal waste.</li>
<li>European Union, Regulation (EU) 10/2011; Recommendation (EU) 2021/2279; SWD(2023) 332 on pellet loss.</li>
</ul>
<h2>International bodies</h2>
<ul>
<li>OECD, Global Plastics Outlook 2022 and 2023; regional shares through Our World in Data, CC BY.</li>
<li>World Bank, What a Waste 2.0 (2018), CC BY 3.0 IGO.</li>
<li>UNEP Life Cycle Initiative 2021, single-use tableware.</li>
<li>Bertoli, Goujon and Santoni 2016, The CERDI-seadistance database, sea distances, CC BY.</li>
<li>Seitfudem, Berger, Müller Schmied and Boulay 2024, AWARE 2.0, water scarcity by country and region.</li>
<li>Ember, electricity intensity, as redistributed by co2.js; data of 2024, CC BY 4.0 (the copy says CC BY-SA 4.0).</li>
<li>International Aluminium Institute 2022; worldstainless 2023.</li>
</ul>
<h2>Published assessments and papers</h2>
<ul>
<li>PlasticsEurope eco-profiles of PP, HDPE, LDPE, LLDPE, PET, PC, ABS, PS, EPS and PVC.</li>
<li>APR / Franklin Associates 2018, recycled resins.</li>
<li>Vink and Davies 2015; Morão and de Bie 2019; Groot and Borén 2010, on PLA.</li>
<li>Zelezny et al. 2023, Sustainability 15:9097, on ceramics, CC BY.</li>
<li>Mekonnen et al. 2015; Macknick et al. 2012; Hoekstra and Mekonnen 2012, on water.</li>
<li>Gallego-Schmid et al. 2019; Eunomia 2023; Ramboll 2021 and 2022; Nordic Council of Ministers TemaNord 2024:515; Upstream 2021; Vercalsteren et al. 2010; Refiller / EPFL 2013, on cups,
containers and reuse.</li>
<li>Tan et al. 2021, on straws, CC BY; Science of the Total Environment 2022, 817:153016.</li>
<li>Pro Carton, carbon footprint of cartons; Jambeck et al. 2015, on litter and mismanaged waste, through Our World in Data, CC BY; A.I.S.E. / Golsteijn 2015, on dishwashing, CC BY.</li>
</ul>
<p>The full list, with what was read where, is in the project’s <code>migrations/reference-data/sources.md</code>. No figure comes from ecoinvent or from tables derived from it.</p>
<h2>The method</h2>
<p>After the public description of the Understanding Packaging (UP) Scorecard. Tare is not connected with its makers.</p>
<h2>Software</h2>
<p>Built with React, wouter, Jotai, Comlink, visx, React Aria, Papa Parse, Hono, Valibot and DOMPurify. Typeface: Source Sans 3, SIL Open Font License 1.1.</p>`;
