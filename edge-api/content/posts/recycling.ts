import { post } from "../shipped-post.ts";

const criteria = (group: string, title: string) => post(`recycling-criteria-${group}`, title, "recycling");

/** Help for recycling and composting; the criteria are named by the groups of the reference table mat-recov-groups. */
export const RECYCLING = [
  post("recycling", "Recycling and composting", "recycling")`
<p><em>Regional averages</em> take what the region’s statistics say about each material, all kinds of collection together. <em>Custom settings</em> say which streams exist where your
products are thrown away: a stream that is on recovers the part of its material that is designed for recycling or certified compostable, less losses in
collection and sorting.</p>`,
  post("recycling-help", "Recycling help", "recycling")`
<h2>Which mode fits</h2>
<p>Use regional averages if your products leave with your guests, or if you do not know where they end up. Use custom settings for a closed place, such as a canteen, a stadium or a campus, where you decide what is collected and
know where it goes.</p>
<h2>What a switch does</h2>
<p>A stream that is on takes 90% of what is fit for it; that share is our assumption. Fit for recycling means: designed for recycling. Fit for composting means: certified compostable. A
stream that is off takes nothing, and its mass is treated as residual waste of the region.</p>
<p>Where a switch is missing, the material has no such stream in any region. Where the region’s setting is “not available”, it cannot be switched on.</p>
<h2>What changes</h2>
<p>Recoverability, climate, plastic pollution and the circularity shares. The scale is worked out again under the same settings, so that scores stay comparable within a
page. They are not comparable with those of another mode.</p>
<p><em>Reset to default</em> brings back the region’s own choice for every stream.</p>`,
  criteria(
    "plastic",
    "Plastics",
  )`<p>Collected as bottles, rigid packaging or film. Counts as designed for recycling if it is of one polymer, without carbon black, full sleeves or layers of another material, and empty. Foam and
film are collected in few places.</p>`,
  criteria(
    "bioplastic",
    "Bioplastics",
  )`<p>Compostable plastics such as PLA need industrial composting that accepts them, and a certificate (BPI, CMA or EN 13432). In a plastics stream they are sorted out. Bio-based PE or PET is
recycled with its fossil twin.</p>`,
  criteria(
    "paper",
    "Paper and board",
  )`<p>Clean paper and board are recycled widely. Lined or coated board needs a mill that can separate the lining. Paper soaked with food is not recycled; it may be composted if it is
certified.</p>`,
  criteria(
    "moulded_fibre",
    "Moulded fibre",
  )`<p>Bagasse and other moulded fibres are composted where a plant accepts foodware and the product is certified. A few mills recycle clean moulded fibre. Ask for proof that no PFAS were
added.</p>`,
  criteria(
    "glass",
    "Glass",
  )`<p>Container glass is recycled again and again. Tempered and borosilicate drinking glasses melt at other temperatures and do not belong in the bottle bank.</p>`,
  criteria(
    "metal",
    "Metals",
  )`<p>Aluminium and steel are sorted with high yield, cans most of all. Thin foil is burnt or lost unless it is balled up and collected.</p>`,
  criteria(
    "wood",
    "Wood and bamboo",
  )`<p>Uncoated and unglued wooden cutlery and stirrers can be composted where a plant takes them. They are hardly ever recycled as a material.</p>`,
  criteria(
    "textile",
    "Textiles",
  )`<p>Bags and napkins of cotton can be collected as textiles and become wipes or fibre. Blends are downcycled.</p>`,
];
