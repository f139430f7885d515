import type { QuantityBasis } from "./import-settings.ts";
import type { ImportField } from "./import-fields.ts";
import { normalName } from "./normal-name.ts";

/**
 * Headers of each field in EN, DE, FR, ES and IT, likeliest first: of two matching columns the one listed earlier wins,
 * so ids come before names.
 */
const WORDS: Readonly<Record<Exclude<ImportField, "pack" | "unit">, string>> = {
  product: `product id, prodsys id, product, product name, prodsys name, item, item name, article, packaging,
    artikel, produkt, artikelbezeichnung, bezeichnung, artikelname, produktname, verpackung,
    produit, designation, emballage, producto, articulo, envase, prodotto, articolo,
    description, item description, product description, descripcion, descrizione`,
  use_case: `usecase id, use case id, use case, usecase, category, product category, product group, group,
    anwendungsfall, warengruppe, kategorie, produktgruppe, artikelgruppe, verwendung,
    cas d usage, cas d utilisation, categorie, famille, caso de uso, categoria, grupo, uso`,
  food: `food id, food, food name, food type, content, contents, filling, beverage,
    lebensmittel, speise, inhalt, fullgut, getrank, aliment, plat, contenu, alimento, contenido`,
  quantity: `quantity uses, quantity, uses, servings, qty, amount, count, units, pieces, pcs, number,
    quantity pieces, pieces bought, units bought, units sold, total quantity, order quantity,
    menge, anzahl, stuck, stuckzahl, stk, bestellmenge, nutzungen, portionen,
    quantite, nombre, pieces achetees, portions, cantidad, unidades, piezas, raciones, quantita, pezzi, numero`,
  gtin: `gtin, gtin 13, gtin13, gtin 14, gtin14, ean, ean 13, ean13, ean code, ean nummer, upc, upc code, barcode, bar code,
    strichcode, codigo de barras, codigo ean, code barres, code a barres, code ean, codice a barre, codice ean`,
  item_code: `article number, article no, article code, item number, item no, item code, item id, sku, material number,
    supplier item number, catalog number, artikelnummer, artikel nr, artikelnr, art nr, artnr, art no, materialnummer, bestellartikel,
    ref article, reference article, code article, numero d article, n article, reference, ref,
    codigo de articulo, codigo articulo, cod articulo, n articulo, referencia,
    codice articolo, cod articolo, cod art, codice, codigo, numero articolo, code`,
  site: `site, site name, location, store, store name, branch, outlet, restaurant, canteen, kitchen, venue, ship to,
    filiale, standort, markt, kantine, betrieb, kostenstelle, tienda, centro, sucursal, sede, sitio, restaurante,
    magasin, site de livraison, lieu, etablissement, point de vente, punto vendita, negozio, sede di consegna, filiale di consegna`,
  country: `country, country name, country code, site country, country of site, country of use, ship to country, delivery country,
    land, landercode, landescode, lieferland, standortland, pais, pais de entrega, pays, pays de livraison, paese, paese di consegna`,
  order_number: `order number, order no, order id, purchase order, purchase order number, po, po number, po no, order,
    bestellnummer, bestellnr, bestell nr, bestellung, auftragsnummer, auftragsnr, auftrag,
    numero de pedido, n pedido, n de pedido, pedido, numero de commande, n commande, n de commande, bon de commande, commande,
    numero ordine, n ordine, ordine`,
  date: `date, order date, purchase date, invoice date, delivery date, datum, bestelldatum, lieferdatum, rechnungsdatum, buchungsdatum,
    fecha, fecha de pedido, fecha pedido, fecha de entrega, fecha factura, date de commande, date de livraison, date de facture, date commande,
    data, data ordine, data consegna, data fattura`,
  label: `label, note, notes, tag, comment, comments, remark, remarks, bemerkung, etikett, etiquette, commentaire, etiqueta,
    comentario, observaciones, etichetta, commento`,
};

const PLACES: ReadonlyMap<string, readonly [field: ImportField, rank: number]> = new Map(
  Object.entries(WORDS).flatMap(([field, words]) =>
    words.split(/,\s*/).map((word, rank) => [word, [field as ImportField, rank]] as const),
  ),
);

const PIECES =
  /\b(?:pieces?|pcs|units?|bought|sold|purchased|stuck\w*|stck|stk|pezzi|piezas|unidades|uds|unites|achete\w*|gekauft\w*|comprad\w*|acquistat\w*)\b/;
const USES =
  /\b(uses?|servings?|portions?|nutzungen|portionen|raciones|porciones|usos?|utilisations?|couverts?|porzioni|utilizzi|coperti|covers)\b/;

/** Without a unit in brackets: "quantity [uses]". */
const withoutUnit = (header: string): string => normalName(header.replace(/[[(].*[\])]\s*$/, ""));

/** The field of a header and its rank (a lower rank is likelier); null = unknown header. */
export const fieldOfHeader = (header: string): readonly [field: ImportField, rank: number] | null =>
  PLACES.get(normalName(header)) ?? PLACES.get(withoutUnit(header)) ?? null;

/** The basis that the header of a quantity names; null = none. */
export function basisOfHeader(header: string): QuantityBasis | null {
  const normal = normalName(header);
  if (USES.test(normal)) return "uses";
  return PIECES.test(normal) ? "pieces" : null;
}
