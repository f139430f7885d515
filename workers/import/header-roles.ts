import { fieldOfHeader } from "./header-words.ts";
import { normalName, plainLetters } from "./normal-name.ts";
import { PIECES_OF, type QuantityUnit, unitOfWord } from "./quantity/unit-words.ts";
import { namedUnit } from "./quantity/named-unit.ts";

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
  scatole, scatola, colli, collo, kolli, pallets?, paletten?, palettes?, pales?, palets?, bancal[ei], kisten?, confezioni, conf, cart, outers?, sleeves?, bundles?`),
  quantity:
    words(`qty, qtys, quantity, quantities, quant, menge\\w*, anzahl, bestellmenge, liefermenge, absatz\\w*, cantidad, cant, cdad, quantite, qte, nombre, quantita, qta, q ta, q ty, nbre?, anz, number of,
  shipped, ordered, purchased, bought, sold, received, delivered, bezogen, bestellt, geliefert, verkauft, compradas?, pedidas?, achetees?, livrees?, acquistat\\w*, count, amount, volume, numero, entregad[oa]s?, servid[oa]s?, recibid[oa]s?, suministrad[oa]s?, consegnat[oaie], ricevut[oaie], ordinat[oaie], fornit[oaie], livrees?, livres?, recues?,
  recus?, commandees?, erhalten, bestellte, gekauft\\w*, vendid[oa]s?, vendut[oaie], vendu\\w*`),
  uses: words(
    "uses?, servings?, portions?, nutzungen, portionen, raciones, porciones, usos?, utilisations?, couverts?, porzioni, utilizzi, coperti, covers",
  ),
  thousands: words("thousands?, thsd, tsd, tausend, millares, milliers, migliaia, mille, in 1000, x1000, 1000s, 000s"),
  dozens: words("dozens?, dz, doz, dutzend, docenas?, douzaines?, dozzin[ae]"),
  loose:
    words(`splits?, loose, singles?, broken, lose, loses, einzeln\\w*, einzelstuck\\w*, anbruch, sueltas?, sueltos?, sfus[ei], sciolt[ei], detache\\w*, vrac,
  a l unite`),
  returned:
    words(`return\\w*, retour\\w*, ruckgabe\\w*, rucksendung\\w*, rucklauf\\w*, zuruck\\w*, devuelt[oa]s?, devolucion\\w*, res[oi], restituit\\w*, rendus?, renvoy\\w*, repris\\w*, ritirat\\w*,
  credited, gutgeschrieben\\w*, gutschrift\\w*, abonad[oa]s?, accreditat[oaie], refunded, cancel\\w*, storn\\w*, annul\\w*, anulad[oa]s?`),
  total: words("total, totals, gesamt\\w*, totale, totales, sum, summe, suma, somme, tot, all"),
  unit: words(
    "uom, unit of measure, units of measure, u m, um, einheit, mengeneinheit, me, unidad de medida, unidad, unite de mesure, unite, unita di misura, unita, udm, u d m, unit, sales unit, order unit",
  ),
  pack: words(`case size, case pack, case qty, case quantity, case count, pack size, pack qty, pack quantity, pack count, packsize, pack, pk, pk size, pk qty, pkg size, cs size, cs pack, case ct, packing, packaging unit, box qty, box size, inner qty,
  carton qty, carton size, vpe, verpackungseinheit, packungsgrosse, packungsinhalt, gebindegrosse, inhalt ve, ve grosse, ve inhalt, ve, inhalt, stuck je \\w+, stk je \\w+, stuck pro \\w+, contenido, conditionne\\w*, colisage,
  pezzi per \\w+, units per \\w+, pieces per \\w+, pcs per \\w+, qty per \\w+, quantity per \\w+, each per \\w+, uds por \\w+, unidades por \\w+, pieces par \\w+, unites par \\w+, contenuto, formato, formato caja, presentacion, confezione, imballo, pcb, par combien, emb, embal, embalaje, imballaggio, cond, cdt, verp einh, umrechnung\\w*, conversion\\w*, conv, factor\\w*, faktor\\w*, facteur\\w*, fattore\\w*, coefficient\\w*, coeficiente, coefficiente, units case, pack info`),
  component: words("component, components, komponente, bestandteil, teil, part, componente, composant"),
  material: words("\\w*material, materials, werkstoff, material type, materiau, matiere, materiale"),
  product:
    words(`description, item description, product description, descripcion, designation, bezeichnung, artikelbezeichnung, artikelname, produktbezeichnung, item, item name, product, product name, produkt, producto,
  produit, prodotto, article, artikel, articulo, articolo, descrizione, denominacion, denominazione, libelle, warenbezeichnung, artikeltext`),
  food: words(
    "food, used for, contents, filling, beverage, dish, speise, lebensmittel, fullgut, verwendet fur, alimento, plat, aliment, comida, usado para, cibo",
  ),
};

/** The content of a column according to the words of its header. */
export type HeaderRole = keyof typeof SAYS | "period" | "use_case" | "country" | "label";

const OTHER_WEIGHT = words("lbs?, pounds?, grams?, gramm, grammes?, gramos?, g, tons?, tonnen?");
const CUMULATED = words(
  "cumulat\\w*, cum, cumul\\w*, kumul\\w*, kum, acumulad\\w*, running total, running sum, running balance, progressiv\\w*, progressif, saldo, balance, laufende summe",
);
/** Numbers of catalogues and stores: smallest orders, stock, delivery times. */
const NOT_BOUGHT = words(
  `moq, min(?:imum)? ?(?:order|qty|quantity|bestellung|bestellmenge|abnahme), mindest\\w*, (?:cantidad|pedido|compra) minim[ao], quantite min\\w*, commande min\\w*, min(?:imo)? ?(?:de )?(?:commande|pedido|ordine),
  quantita minima, ordine minimo, stock, in stock, on hand, soh, lager\\w*, bestand, inventory, existencias, inventario, giacenza, inventaire, reorder \\w+, meldebestand, lead ?time, lieferzeit, plazo de entrega, delai de livraison, tempi di consegna`,
);
/** "Units/case", "Uds/caja", "Stk./Krt.": pieces, then their container. */
const PER = /^(.*?)(?:\/|\bper\b|\bpro\b|\bje\b|\bpor\b|\bpar\b|\bx\b|\bin\b|\bea\b)(.*)$/iu;
/** "Qty of packs", "Menge (VPE)", "Q.tà cartoni", but not "Qty per case". */
const BEGINS_WITH_QUANTITY =
  /^(?:qty|quantity|menge|anzahl|number of|cantidad|cant|quantite|qte|quantita|qta|q ta|q ty|nbre?|anz)\b(?!.*\b(?:per|pro|je|por|par)\b)/u;
const isPackWord = (normal: string): boolean =>
  SAYS.packs.test(normal) || normal.split(" ").some((word) => ["packs", "inner"].includes(unitOfWord(word) ?? ""));
const isPer = (header: string): boolean => {
  const [, before = "", after = ""] = PER.exec(header) ?? [];
  const [pieces, holder] = [normalName(before), normalName(after)];
  return (
    (SAYS.pieces.test(pieces) || isPackWord(pieces)) &&
    isPackWord(holder) &&
    !SAYS.money.test(pieces) &&
    !/\bunit (?:price|cost)/.test(pieces)
  );
};

/** True if a header says that its numbers are kilograms: "Net kg". */
export const isInKilograms = (header: string): boolean => SAYS.kilograms.test(normalName(header.replaceAll("_", " ")));

/** Months, days of the week and seasons; a header may cut them after three letters or more. */
const CALENDAR = (
  "january february march april may june july august september october november december " +
  "januar janner februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre " +
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre " +
  "gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre " +
  "monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag " +
  "lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo " +
  "lunedi martedi mercoledi giovedi venerdi sabato domenica spring summer autumn winter fruhling sommer herbst"
).split(" ");
const isOfCalendar = (word: string): boolean =>
  /^(?:mrz|mo|di|mi|do|fr|sa|so)$/.test(word) || (word.length > 2 && CALENDAR.some((name) => name.startsWith(word)));
const PERIOD =
  /^(?:[qt][1-4]|[1-4](?:q|t|st quarter|nd quarter|rd quarter|th quarter| quartal| trimestre)|quartal [1-4]|quarter [1-4]|trim\p{L}* [1-4]|[1-4] ?trim\p{L}*|(?:kw|week|wk|woche|semana|sem|semaine|settimana|s|w) ?\d{1,2}|(?:19|20)\d\d|h[12]|[12] ?(?:h|hj|halbjahr|semestre|half))$/u;
const NUMBERED_PERIOD = /^(?:(?:19|20)\d\d [01]?\d|[01]?\d (?:19|20)\d\d|(?:19|20)\d\d (?:q[1-4]|kw ?\d+))$/u;

/** True if a header is a month, a quarter, a week, a day of the week or a year. */
export const isPeriodHeader = (header: string): boolean => {
  const normal = normalName(header).replace(/^(?:qty|quantity|menge|cantidad|quantite|quantita|pieces|stuck) /, "");
  const withoutYear = normal.replace(/ ?(?:(?:19|20)\d\d|(?<=[ \p{L}])\d\d)$/u, "");
  return [normal, withoutYear].some((name) => isOfCalendar(name) || PERIOD.test(name)) || NUMBERED_PERIOD.test(normal);
};

/** "Case Qty" is what was bought in cases, or the size of one. */
export const canBePackOrPacks = (header: string): boolean =>
  /^(?:case|carton|pack|box|karton|ve|inner|outer|caja|colis) (?:qty|quantity|count|menge|anzahl|cantidad|quantite)$/.test(
    normalName(header.replaceAll("_", " ")),
  );

/** What a header of quantities says that a number counts: "Qty (M)", "Kartons \u00E0 500 St\u00FCck", "Cases of 24". */
export function headerUnit(header: string): { readonly unit: QuantityUnit; readonly times: number } | null {
  const inBrackets = /[([]([^)\]]*)[)\]]/.exec(header)?.[1] ?? "";
  // "Qty (M)", "Menge in Tausend"
  const stated = inBrackets === "" ? (/\b(?:in|en)\s+(\p{L}+)\s*$/iu.exec(header)?.[1] ?? "") : inBrackets;
  const named = stated === "" ? null : namedUnit(stated.replace(/^\s*(?:in|en|x|\u00D7)\s+/iu, ""));
  if (named !== null && named.size !== null) return { unit: "packs", times: named.size };
  if (named !== null && (PIECES_OF[named.unit] ?? 0) > 1) return { unit: named.unit, times: 1 };
  const plain = plainLetters(header);
  const after =
    /(?:\b(?:in|of|de|da|di|a|zu|je|per|x|en|con|mit)\s*|[x\u00D7*/@(]\s*)(\d{1,3}(?:[.,' ]\d{3})+|\d{1,5})(?!\d)/u.exec(
      plain,
    )?.[1];
  const times = after === undefined ? 0 : Number(after.replaceAll(/\D/g, ""));
  return times > 1 && !(times >= 1990 && times < 2100) ? { unit: "packs", times } : null;
}

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
  if (CUMULATED.test(normal) || NOT_BOUGHT.test(normal)) return "running";
  const hasPieces = SAYS.pieces.test(normal);
  const hasPacks = SAYS.packs.test(normal);
  const hasQuantity = SAYS.quantity.test(normal);
  const isItem = /#/.test(header);
  const field = fieldOfHeader(header)?.[0];
  if (field === "use_case") return "use_case";
  // "numero ordine" contains a quantity word, but is an order number
  if (field === "order_number") return "order";
  if (field === "item_code") return "code";
  if (isPeriodHeader(header)) return "period";
  const wasReturned = SAYS.returned.test(normal) && !/\breturnable|\bnon return/.test(normal);
  if (wasReturned) return "returned";
  if (SAYS.loose.test(normal)) return "loose";
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
