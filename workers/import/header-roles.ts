import { fieldOfHeader } from "./header-words.ts";
import { normalName } from "./normal-name.ts";

const words = (list: string): RegExp => new RegExp(String.raw`\b(?:${list.replaceAll(/\s*,\s*/g, "|").trim()})\b`, "u");

/** The words of each role. */
const SAYS = {
  gtin: words(
    "gtin\\d*, ean\\d*, upc\\w*, barcode, bar code, strichcode, codigo de barras, code barres?, codice a barre",
  ),
  date: words(
    "dates?, datum, fecha, data ordine, jour, day, tag, monat, month, mes, mois, mese, periodo?, zeitraum, period, year, jahr, ano, annee",
  ),
  weight: words(
    "weight\\w*, wt, gewicht\\w*, nettogewicht, peso, poids, mass, masse, masa, weighed, gewogen, pesad[oa]s?, pese",
  ),
  kilograms: words("kgs?, kilos?, kilogram\\w*, kilogramos?, kilogrammes?, chili"),
  tax: words("vat, tax\\w*, mwst\\w*, ust\\w*, mehrwertsteuer, iva, tva, igic, aliquota"),
  money:
    words(`price\\w*, preis\\w*, einzelpreis\\w*, precio\\w*, prix, prezzo, pvp, ep, ek, vk, cost, costs, kosten, coste, costo, cout, betrag, importe?, importo,
  montant, umsatz\\w*, revenue, spend\\w*, net amount, ext amount, extended, invoice amount, net, netto, gross, brutto, ht, ttc, eur, euros?, usd, gbp, chf,
  dollars?, value, wert, warenwert, valor, valore, valeur, rabatt, discount, remise, sconto, descuento, base, prices?, ext`),
  running: words(
    "pos, position, line no, line number, line, lfd nr, lfd, ligne, riga, linea, row, zeile, no, nr, n, num",
  ),
  code: words(`code, codes, cod, codigo, codice, sku, ref, reference, referencia, item no, item number, item id, item code, article no, article number, artikel nr, artikelnr,
  artikelnummer, art nr, artnr, material nr, materialnummer, supplier no, supplier code, customer, customer no, kunde, kundennr, kundennummer, cliente, account, acct,
  lot, batch, charge, chargennr, plz, postleitzahl, zip, post ?code, postal code, codigo postal, code postal, werk, plant, gl, vendor no, lieferantennr, invoice, invoice no, rechnung\\w*, factura, facture, fattura, lieferschein\\w*, albaran, beleg\\w*, lieferant\\w*, supplier, vendor, fornitore, proveedor, fournisseur, documento, voucher`),
  order: words(
    "order no, order number, order id, order, orders, po, po number, po no, bestellnummer, bestellnr, bestellung, auftrag\\w*, pedido, commande, n commande, ordine",
  ),
  site: words(`site, sites, store, stores, outlet, outlets, branch, location, restaurant, kitchen, canteen, venue, unit name, department, ship to, filiale?n?, standort, markt,
  kostenstelle, kantine, betrieb, kuche, tienda, local, centro, sede, sucursal, restaurante, punto vendita, negozio, magasin, lieu, etablissement, point de vente`),
  pieces: words(
    `pieces?, pcs, pce, each, eaches, units?, uds?, und, unidades?, unid, piezas?, pzas?, pza, stuck\\w*, stueck\\w*, stk, pezzi, pezzo, pz, unites?, ea, pieza, st`,
  ),
  packs:
    words(`cases?, cs, cartons?, ctns?, boxes, box, bx, packs?, packets?, cajas?, cj, bultos?, paquetes?, kartons?, krt, gebinde, ve, packungen, colis, caisses?, cartoni, cartone,
  scatole, scatola, colli, collo, kolli, kisten?, confezioni, conf, cart, outers?, sleeves?, bundles?`),
  quantity:
    words(`qty, qtys, quantity, quantities, quant, menge\\w*, anzahl, bestellmenge, liefermenge, absatz\\w*, cantidad, cant, cdad, quantite, qte, nombre, quantita, qta, q ta, q ty, nbre?, anz, number of,
  shipped, ordered, purchased, bought, sold, received, delivered, bezogen, bestellt, geliefert, verkauft, compradas?, pedidas?, achetees?, livrees?, acquistat\\w*, count, amount, volume, numero`),
  uses: words("uses?, servings?, portions?, nutzungen, portionen, raciones, porzioni, covers"),
  thousands: words("thousands?, thsd, tsd, tausend, millares, milliers, migliaia, mille, in 1000, x1000, 1000s, 000s"),
  dozens: words("dozens?, dz, doz, dutzend, docenas?, douzaines?, dozzin[ae]"),
  total: words("total, totals, gesamt\\w*, totale, totales, sum, summe, suma, somme, tot, all"),
  unit: words(
    "uom, unit of measure, units of measure, u m, um, einheit, mengeneinheit, me, unidad de medida, unidad, unite de mesure, unite, unita di misura, unita, udm, u d m, unit, sales unit, order unit",
  ),
  pack: words(`case size, case pack, case qty, case quantity, case count, pack size, pack qty, pack quantity, pack count, packsize, pack, packing, packaging unit, box qty, box size, inner qty,
  carton qty, carton size, vpe, verpackungseinheit, packungsgrosse, packungsinhalt, gebindegrosse, inhalt ve, ve grosse, ve inhalt, ve, inhalt, stuck je \\w+, stk je \\w+, stuck pro \\w+, contenido, conditionnement, colisage,
  pezzi per \\w+, units per \\w+, pieces per \\w+, pcs per \\w+, qty per \\w+, quantity per \\w+, each per \\w+, uds por \\w+, unidades por \\w+, pieces par \\w+, unites par \\w+, contenuto, formato, formato caja, presentacion, confezione, imballo, pcb, par combien, cond, cdt, verp einh`),
  component: words("component, components, komponente, bestandteil, teil, part, componente, composant"),
  material: words("material, materials, werkstoff, material type, materiau, matiere, materiale"),
  product:
    words(`description, item description, product description, descripcion, designation, bezeichnung, artikelbezeichnung, artikelname, produktbezeichnung, item, item name, product, product name, produkt, producto,
  produit, prodotto, article, artikel, articulo, articolo, descrizione, denominacion, denominazione, libelle, warenbezeichnung, artikeltext`),
  food: words(
    "food, used for, contents, filling, beverage, dish, speise, lebensmittel, fullgut, verwendet fur, alimento, plat, aliment, comida, usado para, cibo",
  ),
};

/** The content of a column according to the words of its header. */
export type HeaderRole = keyof typeof SAYS | "use_case" | "country" | "label";

const OTHER_WEIGHT = words("lbs?, pounds?, grams?, gramm, grammes?, gramos?, g, tons?, tonnen?");
const CUMULATED = words(
  "cumulat\\w*, cum, cumul\\w*, kumul\\w*, kum, acumulad\\w*, running total, running sum, running balance, progressiv\\w*, progressif, saldo, balance, laufende summe",
);
/** "Units/case", "Uds/caja", "Stk./Krt.": pieces, then their container. */
const PER = /^(.*?)(?:\/|\bper\b|\bpro\b|\bje\b|\bpor\b|\bpar\b|\bx\b|\bin\b|\bea\b)(.*)$/iu;
/** "Qty of packs", "Menge (VPE)", "Q.tà cartoni", but not "Qty per case". */
const BEGINS_WITH_QUANTITY =
  /^(?:qty|quantity|menge|anzahl|number of|cantidad|cant|quantite|qte|quantita|qta|q ta|q ty|nbre?|anz)\b(?!.*\b(?:per|pro|je|por|par)\b)/u;
const isPer = (header: string): boolean => {
  const [, before = "", after = ""] = PER.exec(header) ?? [];
  const [pieces, holder] = [normalName(before), normalName(after)];
  return (
    SAYS.pieces.test(pieces) &&
    SAYS.packs.test(holder) &&
    !SAYS.money.test(pieces) &&
    !/\bunit (?:price|cost)/.test(pieces)
  );
};

/** True if a header says that its numbers are kilograms: "Net kg". */
export const isInKilograms = (header: string): boolean => SAYS.kilograms.test(normalName(header.replaceAll("_", " ")));

/**
 * The role of a header by its words in five languages. Money, weight and tax are tested before quantities, because
 * "net weight per case" and "unit price" are no quantities.
 * @param group heading above several headers ("Quantity"), used only if the header itself gives no role
 * @returns null = no known word
 */
export function roleOfHeader(header: string, group = ""): HeaderRole | null {
  const normal = normalName(header.replaceAll("_", " "));
  if (normal === "") return /%/.test(header) ? "tax" : header.trim() === "#" ? "running" : null;
  const first = (["gtin", "tax", "weight"] as const).find((role) => SAYS[role].test(normal));
  if (first !== undefined) return first;
  if (isPer(header.replaceAll("_", " "))) return "pack";
  if (/[$\u20AC\u00A3]|%/.test(header) || SAYS.money.test(normal)) return "money";
  if (CUMULATED.test(normal)) return "running";
  const hasPieces = SAYS.pieces.test(normal);
  const hasPacks = SAYS.packs.test(normal);
  const hasQuantity = SAYS.quantity.test(normal);
  const isItem = /#/.test(header);
  const field = fieldOfHeader(header)?.[0];
  if (field === "use_case") return "use_case";
  // "numero ordine" contains a quantity word, but is an order number
  if (field === "order_number") return "order";
  if (field === "item_code") return "code";
  const counted = (["uses", "thousands", "dozens"] as const).find((role) => SAYS[role].test(normal));
  if (counted !== undefined) return counted;
  if (SAYS.kilograms.test(normal)) return hasQuantity ? "kilograms" : "weight";
  if (OTHER_WEIGHT.test(normal)) return "weight";
  if (SAYS.total.test(normal) && hasPieces) return "total";
  if (
    SAYS.pack.test(normal) &&
    !(hasQuantity && /\b(?:shipped|ordered|purchased|bought|sold|received|delivered)\b/.test(normal))
  ) {
    // what was bought in packs, or the size of one
    return BEGINS_WITH_QUANTITY.test(normal) && (hasPacks || /\bvpe\b/.test(normal)) ? "packs" : "pack";
  }
  if (field === "food" || SAYS.food.test(normal)) return "food";
  if (SAYS.unit.test(normal) && !hasQuantity && !/^units$/.test(normal)) return "unit";
  if (isItem || SAYS.code.test(normal)) return "code";
  if (SAYS.order.test(normal) && !hasQuantity && !hasPacks && !hasPieces)
    return SAYS.date.test(normal) ? "date" : "order";
  if (hasPacks) return "packs";
  if (hasPieces) return "pieces";
  if (SAYS.component.test(normal)) return "component";
  if (SAYS.material.test(normal)) return "material";
  if (field === "product" || SAYS.product.test(normal)) return "product";
  if (hasQuantity || field === "quantity") return "quantity";
  if (SAYS.date.test(normal)) return "date";
  if (field === "label") return "label";
  if (field === "country") return "country";
  if (SAYS.site.test(normal)) return "site";
  if (SAYS.running.test(normal)) return "running";
  return group === "" ? null : roleOfHeader(group);
}
