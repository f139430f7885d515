import type { FieldSample } from "./field-samples.ts";

type Accept = FieldSample["accept"];
interface Options extends Partial<FieldSample> {
  readonly accept?: Accept;
}

/** A list in other words than the field samples. @param right pieces of the rows, from row 2 on unless `from` says another */
const list = (
  kind: string,
  text: string,
  right: readonly (number | null)[],
  rest: Options & { readonly from?: number } = {},
): FieldSample => {
  const { from = 2, ...options } = rest;
  const rows = right.flatMap((pieces, at) => (pieces === null ? [] : [[String(from + at), pieces] as const]));
  return {
    file: `${kind}.csv`,
    kind,
    text,
    right: Object.fromEntries(rows),
    total: rows.reduce((sum, [, pieces]) => sum + pieces, 0),
    accept: ["read", "ask"],
    ...options,
  };
};

/** Lists of the kinds of the field samples in other words and languages, written before they were read by the import. */
export const OTHER_WORDS: readonly FieldSample[] = [
  list("reusables-as-uses", "Artikel;Menge;ME\nKeramikbecher;200;ST\nPappbecher heiß 300 ml;4000;ST\n", [200, 4000], {
    accept: ["pieces", "ask_any"],
    scored_uses: 104000,
  }),
  list(
    "reusables-as-uses",
    "Artículo;Cantidad;Precio\nTaza de cerámica;120;1,90\nTenedor de madera;3000;0,02\n",
    [120, 3000],
    { accept: ["pieces", "ask_any"], scored_uses: 63000 },
  ),
  list("reusables-as-uses", "Item,Quantity\nCeramic mug,500\nWooden fork,100\n", [500, 100], { accept: ["ask_any"] }),

  list(
    "several-tables",
    "Artikel;Stück\nHolzgabel;700\nHolzmesser;200\n\nArtikel;Kartons;Inhalt\nPapiertrinkhalm;3;500\n",
    [700, 200, null, null, 1500],
    { accept: ["read", "ask", "ask_any"], never: [1500] },
  ),
  list(
    "several-tables",
    "Produit;Commandé\nFourchette en bois;500\nCouteau en bois;100\n\nRetours\nProduit;Quantité;Motif\nFourchette en bois;30;cassé\n",
    [500, 100, null, null, null, -30],
    { accept: ["read", "ask", "ask_any"], never: [30, 630] },
  ),

  list(
    "unit-column-dropped",
    "Producto;Cantidad;Unidad\nTenedor de madera;3;Caja de 1000 uds\nCuchillo de madera;2;Caja de 500 uds\nPajita de papel;5;Bolsa 100 uds\n",
    [3000, 1000, 500],
    { accept: ["read", "ask", "refuse"], never: [10] },
  ),
  list(
    "unit-column-dropped",
    "Articolo;Quantità;U.M.\nForchetta in legno;4;MIGL\nColtello in legno;2000;PZ\nCannuccia di carta;3;DOZ\n",
    [4000, 2000, 36],
    { accept: ["read", "ask", "refuse"], never: [2007] },
  ),
  list(
    "unit-column-dropped",
    "Item,Qty,UOM\nWooden fork,2,GRS\nWooden knife,500,PCE\nPaper straw,7,DRM\n",
    [288, 500],
    { accept: ["ask", "refuse"], never: [795, 509], refuse_rows: [4] },
  ),
  list(
    "unit-column-dropped",
    "Désignation;Qté;Unité\nFourchette en bois;4;Centaine\nCouteau en bois;2;Mille\nPaille en papier;20;Pièce\n",
    [400, 2000, 20],
    { accept: ["read", "ask", "refuse"], never: [26] },
  ),

  list(
    "pack-in-multiples",
    "Articolo;Cartoni;Contenuto\nForchetta in legno;3;10 dozzine\nBicchiere di carta;2;1 migliaio\n",
    [360, 2000],
    { never: [33, 5] },
  ),
  list(
    "pack-in-multiples",
    "Producto;Cajas;Contenido\nTenedor de madera;3;4 docenas\nVaso de papel;2;2 x 1 millar\n",
    [144, 4000],
    { never: [16, 12] },
  ),

  list(
    "pack-in-name",
    "Bezeichnung;Menge\nHolzgabel 100 Stk/Pack;5\nPappbecher heiß 300 ml 20x50;3\nHolzmesser (Karton à 500);2\n",
    [500, 3000, 1000],
    { accept: ["ask"], never: [10] },
  ),
  list(
    "pack-in-name",
    "Désignation;Quantité\nFourchette en bois lot de 100;5\nCouteau en bois - carton de 1000;3\n",
    [500, 3000],
    { accept: ["ask"], never: [8] },
  ),

  list(
    "pack-column-dropped",
    "Artículo;Cajas;Formato\nTenedor de madera;2;10 bolsas de 100\nVaso de papel;3;Paquete de 50\n",
    [2000, 150],
    { never: [5] },
  ),
  list(
    "pack-column-dropped",
    "Artikel;Menge;VPE\nHolzgabel;4;20 Hülsen à 50\nHolzmesser;2;10-100 Stk\n",
    [4000, 2000],
    { never: [6] },
  ),
  list(
    "pack-column-dropped",
    "Description,Cases,Pack\nCUP PAPER HOT 12 OZ,2,25's x 40\nFORK WOOD,1,Sleeve of 100's\n",
    [2000, 100],
    { never: [3] },
  ),
  list(
    "pack-column-dropped",
    "Descrizione;Colli;Imballo\nForchetta in legno;3;20 buste da 50\nColtello in legno;1;Scatola da 1000 pezzi\n",
    [3000, 1000],
    { never: [4] },
  ),

  list(
    "ct-carton",
    "Description,Qty Shipped,U/M,Units per carton\nWooden fork,4,CT,1000\nPaper straw,2,CT,250\n",
    [4000, 500],
    { never: [6] },
  ),

  list(
    "inner-pack-unit",
    "Artículo;Cantidad;Unidad;Embalaje\nTenedor de madera;1;CAJA;10x100\nTenedor de madera;4;PAQ;10x100\n",
    [1000, 400],
    { never: [5000] },
  ),
  list(
    "inner-pack-unit",
    "Produit;Qté;Unité;Colisage\nFourchette en bois;2;COLIS;20 x 50\nFourchette en bois;3;SACHET;20 x 50\n",
    [2000, 150],
    { never: [5000] },
  ),
  list("inner-pack-unit", "Item,Qty,UOM,Pack\nLID PET 12 OZ,2,CASE,20/50\nLID PET 12 OZ,6,EACH,20/50\n", [2000, 300], {
    accept: ["ask"],
    never: [2006],
  }),

  list(
    "two-header-rows",
    "Artikel;Bestellung;;Wert\n;Kartons;Stück je Karton;EUR\nHolzgabel;2;500;19,90\nHolzmesser;3;100;9,90\n",
    [1000, 300],
    { from: 3, never: [5, 600] },
  ),
  list(
    "two-header-rows",
    "Articolo;Quantità;Prezzo\n(nome);(cartoni da 100);(EUR)\nForchetta in legno;2;19,90\nColtello in legno;3;9,90\n",
    [200, 300],
    { from: 3, never: [5] },
  ),
  list(
    "two-header-rows",
    ",Delivered,,\nItem,Cases,Pieces per case,Note\nWooden fork,2,500,\nPaper straw,1,1000,x\n",
    [1000, 1000],
    { from: 3, never: [3, 1500] },
  ),

  list(
    "sign-in-other-column",
    "Tipo;Articolo;Quantità\nFattura;Forchetta in legno;500\nNota di credito;Forchetta in legno;50\nFattura;Coltello in legno;300\n",
    [500, -50, 300],
    { never: [850] },
  ),
  list(
    "sign-in-other-column",
    "Pedido;Artículo;Cantidad;Estado\n1;Tenedor de madera;500;Entregado\n2;Cuchillo de madera;300;Anulado\n",
    [500],
    { accept: ["ask"], never: [800] },
  ),
  list(
    "sign-in-other-column",
    "Produit;Quantité;Statut\nFourchette en bois;500;Livré\nCouteau en bois;300;Non livré\n",
    [500],
    { accept: ["ask"], never: [800] },
  ),
  list(
    "sign-in-other-column",
    "Doc,Item,Qty\nINV,Wooden fork,500\nCRN,Wooden fork,80\nINV,Paper straw,100\n",
    [500, -80, 100],
    { never: [680] },
  ),

  list("unit-in-header", "Artikel;Menge (Tsd.)\nHolzgabel;2\nHolzmesser;5\n", [2000, 5000], { never: [7] }),
  list("unit-in-header", "Producto;Cajas de 250 uds\nTenedor de madera;4\nCuchillo de madera;10\n", [1000, 2500], {
    never: [14],
  }),
  list("unit-in-header", "Item,Qty [dz]\nWooden fork,10\nPaper straw,5\n", [120, 60], { never: [15] }),
  list("unit-in-header", "Article;Qté (x100)\nFourchette en bois;10\nPaille en papier;5\n", [1000, 500], {
    never: [15],
  }),

  list(
    "packs-in-several-columns",
    "Artikel;Kartons;Einzelstück;Inhalt\nHolzgabel;3;25;1000\nHolzmesser;0;40;500\n",
    [3025, 40],
    { never: [3000, 65] },
  ),
  list(
    "packs-in-several-columns",
    "Producto;Cajas;Sueltas;Uds/caja\nTenedor de madera;2;10;500\nVaso de papel;1;0;1000\n",
    [1010, 1000],
    { never: [2000, 3] },
  ),
  list(
    "packs-in-several-columns",
    "Articolo;Cartoni;Confezioni per cartone;Pezzi per confezione\nForchetta in legno;2;10;100\nColtello in legno;3;20;50\n",
    [2000, 3000],
    { never: [50, 5] },
  ),
  list(
    "packs-in-several-columns",
    "Article;Qté;Unité;Coefficient\nFourchette en bois;3;CARTON;1000\nCouteau en bois;50;PIECE;1\n",
    [3000, 50],
    { never: [53, 1001] },
  ),

  list(
    "columns-of-periods",
    "Artículo;Enero;Febrero;Marzo\nTenedor de madera;100;200;300\nCuchillo de madera;10;;30\n",
    [600, 40],
    { never: [110] },
  ),
  list("columns-of-periods", "Artikel;KW 1;KW 2;KW 3\nHolzgabel;100;150;50\nHolzmesser;20;30;40\n", [300, 90], {
    never: [120],
  }),
  list(
    "columns-of-periods",
    "Produit;Lundi;Mardi;Mercredi\nFourchette en bois;100;150;50\nCouteau en bois;20;30;40\n",
    [300, 90],
    { never: [120] },
  ),
  list(
    "columns-of-periods",
    "Item,Main Street,Harbour,Airport\nWooden fork,100,200,300\nPaper straw,50,60,70\n",
    [600, 180],
    { never: [150] },
  ),

  list(
    "code-column-as-product",
    "Articolo;Descrizione;Quantità\nFL-100;Forchetta in legno;500\nCL-200;Coltello in legno;300\n",
    [500, 300],
    { accept: ["read"], names: [{ row: 2, name: "Forchetta in legno" }] },
  ),
  list("code-column-as-product", "Product,Name,Units\nA100X,Wooden fork,500\nB200Y,Paper straw,300\n", [500, 300], {
    accept: ["read"],
    names: [{ row: 2, name: "Wooden fork" }],
  }),

  list(
    "pack-became-date",
    "Artikel;Kartons;VPE\nHolzgabel;3;20. Okt\nHolzmesser;2;10/100\nPapiertrinkhalm;1;Nov 50\n",
    [null, 2000],
    { accept: ["refuse", "ask"], refuse_rows: [2, 4], never_offers: [20, 50, 60] },
  ),
  list(
    "pack-became-date",
    "Producto;Cajas;Formato\nTenedor de madera;3;06-oct\nCuchillo de madera;2;10/50\n",
    [null, 1000],
    { accept: ["refuse", "ask"], refuse_rows: [2], never_offers: [6, 18] },
  ),

  list("returns", "Artículo;Entregado;Devuelto\nTenedor de madera;1000;120\nCuchillo de madera;500;\n", [880, 500], {
    never: [1500],
  }),
  list("returns", "Articolo;Consegnati;Resi\nForchetta in legno;1000;120\nColtello in legno;500;20\n", [880, 480], {
    never: [1500],
  }),
  list("returns", "Artikel;Menge\nHolzgabel;500\nHolzgabel;40 GS\n", [500, -40], {
    accept: ["read", "ask", "refuse"],
    never: [540],
    never_offers: [40],
    refuse_rows: [3],
  }),

  list(
    "fill-down",
    "Filiale;Artikel;Stück\nNord;Holzgabel;500\n;Holzmesser;300\nSüd;Holzgabel;100\n;Papiertrinkhalm;50\n",
    [500, 300, 100, 50],
    {
      details: [
        { row: 3, site: "Nord" },
        { row: 5, site: "Süd" },
      ],
    },
  ),
  list(
    "fill-down",
    "N° commande;Date;Produit;Pièces\nBC-1;2026-03-04;Fourchette en bois;500\n;;Couteau en bois;300\nBC-2;2026-03-11;Paille en papier;100\n",
    [500, 300, 100],
    { details: [{ row: 3, order_number: "BC-1", date: "2026-03-04" }] },
  ),

  list(
    "template",
    "Nr.;Produkt;Stück\nBeispiel;Holzgabel;100\n1;Holzmesser;500\n2;Papiertrinkhalm;200\n3;Bitte wählen;0\n4;Bitte wählen;0\n5;Bitte wählen;0\n",
    [null, 500, 200],
    { never: [800], refuse_rows: [5, 6, 7] },
  ),
  list(
    "template",
    "Item,Site,Pieces\ne.g. Wooden fork,North,100\nWooden knife,North,500\nPaper straw,South,200\n",
    [null, 500, 200],
    { never: [800] },
  ),

  list(
    "total-in-name",
    "Artikel;Filiale;Stück\nPappbecher heiß 300 ml;Nord;500\nTotal Bio Holzgabel;;300\nHolzmesser;Nord;200\n",
    [500, 300, 200],
    {},
  ),
  list("dash", "Produit;Quantité\nFourchette en bois;n.d.\nCouteau en bois;500\nPaille en papier;–\n", [null, 500], {
    empty_rows: [2, 4],
  }),

  list(
    "component-list",
    "Produkt;Komponente;Werkstoff;Anzahl;Gewicht g\nSalatbox;Schale;PP;1;22\nSushi-Set;Fläschchen;PE;3;2\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Salatbox", material: "PP", grams: 22 },
        { product: "Sushi-Set", material: "PE", grams: 6 },
      ],
    },
  ),
  list(
    "component-list",
    "Producto;Componente;Material;Porcentaje;Peso g\nCaja;Bandeja;PP;80%;30\nCaja;Tapa;PET;20%;30\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Caja", material: "PP", grams: 24 },
        { product: "Caja", material: "PET", grams: 6 },
      ],
    },
  ),

  list(
    "money-total",
    "Artikel;Menge;Einzelpreis;Gesamt\nHolzgabel;5000;0,02;100\nHolzmesser;1000;0,03;30\n",
    [5000, 1000],
    { accept: ["read"], never: [130] },
  ),
  list(
    "money-total",
    "Producto;Cantidad;Precio;Total\nTenedor de madera;500;0,10;50\nCuchillo de madera;300;0,20;60\n",
    [500, 300],
    { accept: ["read"], never: [110] },
  ),
  list(
    "several-tables",
    "Site North\nItem,Qty\nWooden fork,500\nPaper straw,300\nSite South\nItem,Qty\nWooden fork,50\n",
    [500, 300, null, null, 50],
    { from: 3, accept: ["read", "ask", "ask_any"], never: [50] },
  ),
  list(
    "several-tables",
    "Artículo;Cantidad\nTenedor de madera;500\nCuchillo de madera;300\nDevoluciones\nArtículo;Cantidad;Motivo\nTenedor de madera;20;roto\n",
    [500, 300, null, null, -20],
    { accept: ["read", "ask", "ask_any"], never: [820, 20] },
  ),
  list(
    "unit-column-dropped",
    "Item;Qty;Unit\nWooden fork;3;Box of 200\nPaper straw;5;Bag (50)\nWooden knife;100;Each\n",
    [600, 250, 100],
    { accept: ["read", "ask", "refuse"], never: [108] },
  ),
  list(
    "unit-column-dropped",
    "Artikel;Menge;ME\nHolzgabel;2;GRO\nHolzmesser;3;PAA\nPapiertrinkhalm;5;HDT\n",
    [288, 6, 500],
    { accept: ["read", "ask", "refuse"], never: [10] },
  ),
  list("unit-column-dropped", "Item,Quantity,UoM code\nWooden fork,12,XBX\nWooden knife,500,NAR\n", [null, 500], {
    accept: ["ask", "refuse", "ask_any"],
    never: [512],
    refuse_rows: [2],
  }),
  list(
    "pack-in-multiples",
    "Désignation;Cartons;Contenu\nFourchette en bois;3;10 douzaines\nCouteau en bois;2;5 centaines\nPaille en papier;1;1 millier\n",
    [360, 1000, 1000],
    { never: [35, 6] },
  ),
  list("pack-in-multiples", "Item,Cases,Case Size\nWooden fork,2,5 gross\nWooden knife,3,2/100 pairs\n", [1440, 1200], {
    never: [610, 10, 600],
  }),
  list(
    "pack-in-name",
    "Producto;Cantidad\nTenedor de madera 100 uds;5\nVaso de papel 240 ml 20x50;3\nCuchillo de madera (caja de 500);2\n",
    [500, 3000, 1000],
    { accept: ["ask"], never: [10] },
  ),
  list(
    "pack-in-name",
    "Item,Ordered\nWooden fork 10x100,4\nWooden knife pk100,6\nPaper straw 250's,2\n",
    [4000, 600, 500],
    { accept: ["ask"], never: [12] },
  ),
  list("pack-column-dropped", "Item,Qty,Pack\nWooden fork,4,1x1000ea\nPaper straw,2,12 sleeves @ 50\n", [4000, 1200], {
    never: [6],
  }),
  list(
    "pack-column-dropped",
    "Artikel;Kartons;Inhalt\nHolzgabel;4;10 Pack à 100 St.\nHolzmesser;2;1.000 Stück/Karton\n",
    [4000, 2000],
    { never: [6] },
  ),
  list(
    "ct-carton",
    "Artikel;Menge;ME;VPE\nHolzgabel;3;CT;1000\nHolzmesser;4;CT;500\nPapiertrinkhalm;20;PK;100\n",
    [3000, 2000, 2000],
    { never: [27, 2007] },
  ),
  list(
    "two-header-rows",
    "Item,Quantity,,Value\n,Boxes,Units/box,USD\nWooden fork,2,500,10.00\nWooden knife,4,100,9.00\n",
    [1000, 400],
    { from: 3, never: [6, 600] },
  ),
  list(
    "two-header-rows",
    "Producto;Compras;;Importe\n;Cajas;Uds. por caja;\nTenedor de madera;2;500;19,90\nCuchillo de madera;3;100;9,90\n",
    [1000, 300],
    { from: 3, never: [5, 600] },
  ),
  list(
    "sign-in-other-column",
    "Vorgang;Artikel;Stück\nLieferung;Holzgabel;500\nRücksendung;Holzgabel;40\n",
    [500, -40],
    { never: [540] },
  ),
  list(
    "sign-in-other-column",
    "Item,Quantity,Line status\nWooden fork,500,Shipped\nWooden knife,300,Backordered\nPaper straw,100,Shipped\n",
    [500, null, 100],
    { accept: ["ask"], never: [900] },
  ),
  list(
    "sign-in-other-column",
    "Articolo;Quantità;Stato\nForchetta in legno;500;Consegnato\nColtello in legno;300;Annullato\n",
    [500],
    { accept: ["ask"], never: [800] },
  ),
  list(
    "sign-in-other-column",
    "Type;Produit;Quantité\nFacture;Fourchette en bois;500\nAvoir;Fourchette en bois;60\n",
    [500, -60],
    { never: [560] },
  ),
  list("unit-in-header", "Item,Cartons of 500 pcs\nWooden fork,2\nPaper straw,10\n", [1000, 5000], { never: [12] }),
  list(
    "unit-in-header",
    "Désignation;Quantité (en milliers)\nFourchette en bois;2\nPaille en papier;10\n",
    [2000, 10000],
    { never: [12] },
  ),
  list("unit-in-header", "Articolo;Q.tà (dozzine)\nForchetta in legno;2\nCannuccia di carta;10\n", [24, 120], {
    never: [12],
  }),
  list("unit-in-header", "Item,Qty (case 24)\nWooden fork,2\nPaper straw,10\n", [48, 240], { never: [12] }),
  list(
    "packs-in-several-columns",
    "Item,Full cases,Loose units,Units per case\nWooden fork,3,25,1000\nPaper straw,0,40,250\n",
    [3025, 40],
    { never: [3000, 65, 3] },
  ),
  list(
    "packs-in-several-columns",
    "Désignation;Cartons;Unités;Unités par carton\nFourchette en bois;3;25;1000\nPaille en papier;1;40;250\n",
    [3025, 290],
    { never: [3250, 65, 4] },
  ),
  list(
    "packs-in-several-columns",
    "Item,Qty,UOM,Conversion factor\nWooden fork,3,CS,1000\nPaper straw,100,EA,1\n",
    [3000, 100],
    { never: [103, 1001] },
  ),
  list(
    "packs-in-several-columns",
    "Artikel;Kolli;Beutel je Kolli;Stück je Beutel\nHolzgabel;2;10;100\nHolzmesser;3;20;50\n",
    [2000, 3000],
    { never: [5, 50] },
  ),
  list("columns-of-periods", "Item,Q1 2025,Q2 2025,Q3 2025\nWooden fork,100,200,300\nPaper straw,5,6,7\n", [600, 18], {
    never: [105],
  }),
  list(
    "columns-of-periods",
    "Articolo;Gennaio;Febbraio;Marzo\nForchetta in legno;100;200;300\nCannuccia di carta;5;6;7\n",
    [600, 18],
    { never: [105] },
  ),
  list("columns-of-periods", "Artikel;Januar 2025;Februar 2025\nHolzgabel;100;200\nHolzmesser;5;6\n", [300, 11], {
    never: [105],
  }),
  list(
    "columns-of-periods",
    "Artikel;Mensa Nord;Mensa Süd;Cafeteria\nHolzgabel;100;200;300\nHolzmesser;5;6;7\n",
    [600, 18],
    { never: [105] },
  ),
  list("columns-of-periods", "Item,Case pack,Jan,Feb\nWooden fork,100,2,3\nPaper straw,50,4,6\n", [500, 500], {
    never: [6, 15],
  }),
  list(
    "code-column-as-product",
    "Producto;Descripción;Uds\nTM-100;Tenedor de madera;500\nCM-200;Cuchillo de madera;300\n",
    [500, 300],
    { accept: ["read"], names: [{ row: 2, name: "Tenedor de madera" }] },
  ),
  list(
    "code-column-as-product",
    "Item;Omschrijving;Qty\nHV100;Wooden fork;500\nHM200;Wooden knife;300\nRS300;Paper straw;20\n",
    [500, 300, 20],
    { accept: ["read"], names: [{ row: 2, name: "Wooden fork" }] },
  ),
  list("returns", "Item,Sold,Returns\nWooden fork,1000,120\nPaper straw,500,\n", [880, 500], { never: [1500] }),
  list("returns", "Artikel;Gelieferte Menge;Retourenmenge\nHolzgabel;1000;120\nHolzmesser;500;30\n", [880, 470], {
    never: [1500],
  }),
  list("returns", "Désignation;Livré;Repris\nFourchette en bois;1000;120\nPaille en papier;500;\n", [880, 500], {
    never: [1500],
  }),
  list(
    "fill-down",
    "Site,Item,Pieces\nNorth,Wooden fork,500\n,Wooden knife,300\n,Subtotal,800\nSouth,Wooden fork,100\n,Paper straw,50\n",
    [500, 300, null, 100, 50],
    {
      details: [
        { row: 3, site: "North" },
        { row: 6, site: "South" },
      ],
      refuse_rows: [4],
    },
  ),
  list("template", "Producto;Cantidad\nEjemplo: Tenedor de madera;100\nCuchillo de madera;500\n", [null, 500], {
    never: [600],
  }),
  list(
    "total-in-name",
    "Item,Colour,Qty\nTotal Green wooden fork,,300\nPaper straw,red,200\nWooden knife,,100\n",
    [300, 200, 100],
    {},
  ),
  list(
    "component-list",
    "Article,Component,Material,Qty per article,Weight (g)\nLunch kit,Fork,PLA,1,4.5\nLunch kit,Napkin,Paper,2,1.5\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Lunch kit", material: "PLA", grams: 4.5 },
        { product: "Lunch kit", material: "Paper", grams: 3 },
      ],
    },
  ),
  list(
    "component-list",
    "Art.-Nr.;Produktart;Bezeichnung;Hauptmaterial;Stück je Karton;Nettogewicht Karton (kg)\n1;Becher;Becher klein;PP;1000;5\n2;Becher;Becher groß;PP;500;4\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Becher klein", material: "PP", grams: 5 },
        { product: "Becher groß", material: "PP", grams: 8 },
      ],
    },
  ),
  list(
    "several-tables",
    "Artikel;Anzahl\nHolzgabel;400\nHolzmesser;200\nGutschriften:\nArtikel;Anzahl\nHolzgabel;50\n",
    [400, 200, null, null, -50],
    { accept: ["read", "ask", "ask_any"], never: [50, 650] },
  ),
  list("several-tables", "Item,Cases,Pack\nWooden fork,2,1000\nCancelled orders\nPaper straw,3,500\n", [2000], {
    accept: ["read", "ask", "ask_any"],
    never: [3500],
  }),
  list("unit-column-dropped", "Libellé;Qté;UV\nFourchette en bois;2;CT1000\nCouteau en bois;3;BTE 100\n", [2000, 300], {
    never: [5],
  }),
  list(
    "unit-column-dropped",
    "Codice;Articolo;Qta;Unità mis.\nA1;Forchetta in legno;2;CF 100\nA2;Coltello in legno;3;PZ\n",
    [200, 3],
    { never: [5, 8] },
  ),
  list("pack-in-multiples", "Item,Cases,Count\nWooden fork,3,6 doz\nPaper straw,2,1M\n", [216, 2000], {
    never: [5, 20],
  }),
  list(
    "pack-in-multiples",
    "Artículo;Cajas;Cont. caja\nTenedor de madera;3;12 docenas\nVaso de papel;2;1.000 uds\n",
    [432, 2000],
    { never: [5, 36] },
  ),
  list("pack-in-name", "Description,Qty\n1000 Wooden forks,3\n500 Paper straws,2\n", [3000, 1000], {
    accept: ["ask", "ask_any", "refuse"],
    never: [5],
  }),
  list("pack-column-dropped", "Item,Qty,Pk Size\nWooden fork,2,1M/CS\nPaper straw,3,40/25CT\n", [2000, 3000], {
    never: [5],
  }),
  list(
    "pack-column-dropped",
    "Artikel;Anzahl;Verpackung\nHolzgabel;2;Karton mit 20 Beuteln zu je 50 Stück\nHolzmesser;1;Beutel mit 100 Stück\n",
    [2000, 100],
    { never: [3] },
  ),
  list(
    "pack-column-dropped",
    "Artículo;Cant.;Emb.\nTenedor de madera;2;C/20 P/50\nCuchillo de madera;1;100 u/paq\n",
    [2000, 100],
    { accept: ["ask", "ask_any", "refuse", "read"], never: [3] },
  ),
  list(
    "pack-column-dropped",
    "Article;Quantité;Conditionné par\nFourchette en bois;3;1000\nCouteau en bois;2;500\n",
    [3000, 1000],
    { never: [5] },
  ),
  list(
    "pack-column-dropped",
    "Item,Quantity,Inner/Outer\nWooden fork,2,100/1000\nPaper straw,3,50/500\n",
    [2000, 1500],
    { never: [5, 275000] },
  ),
  list(
    "sign-in-other-column",
    "Soll/Haben;Artikel;Menge\nS;Holzgabel;500\nH;Holzgabel;80\nS;Holzmesser;100\n",
    [500, -80, 100],
    { never: [680] },
  ),
  list(
    "sign-in-other-column",
    "Item,Qty,Void\nWooden fork,500,\nWooden knife,300,Y\nPaper straw,200,\n",
    [500, null, 200],
    { accept: ["ask"], never: [1000] },
  ),
  list("unit-in-header", "Item,Quantity in hundreds\nWooden fork,2\nWooden knife,5\n", [200, 500], { never: [7] }),
  list(
    "packs-in-several-columns",
    "Item,Full Cases,Loose,Case Qty\nWooden fork,3,25,1000\nWooden knife,0,40,500\n",
    [3025, 40],
    { never: [3000, 65] },
  ),
  list(
    "packs-in-several-columns",
    "Artikel;Paletten;Kartons je Palette;Stück je Karton\nHolzgabel;1;20;500\nHolzmesser;2;10;1000\n",
    [10000, 20000],
    { never: [3, 1500] },
  ),
  list(
    "columns-of-periods",
    "Produkt;Kantine Nord;Kantine Süd;Mensa\nHolzgabel;100;200;300\nHolzmesser;50;60;70\n",
    [600, 180],
    { never: [150, 370] },
  ),
  list("columns-of-periods", "Product,Cafe,Bar,Kitchen\nWooden fork,100,200,300\nPaper straw,50,60,70\n", [600, 180], {
    never: [150, 370, 410],
  }),
  list("returns", "Artículo;Vendido;Abonado\nTenedor de madera;1000;120\nCuchillo de madera;500;\n", [880, 500], {
    never: [1500],
  }),
  list(
    "template",
    "Producto;Uds\nEj.: Tenedor de madera;100\nCuchillo de madera;500\nPajita de papel;200\n",
    [null, 500, 200],
    { never: [800] },
  ),
  list("template", "Item,Pieces\nEXAMPLE - Wooden fork,100\nWooden knife,500\nPaper straw,200\n", [null, 500, 200], {
    never: [800],
  }),
  list(
    "template",
    "Producto;Piezas\nTenedor de madera (ejemplo);100\nCuchillo de madera;500\nPajita de papel;200\n",
    [null, 500, 200],
    { never: [800] },
  ),
  list(
    "catalogue",
    "SKU,Description,Case Pack,List Price,MOQ\nA1,Wooden fork,1000,12.50,5\nA2,Paper straw,500,8.00,10\n",
    [],
    { accept: ["ask_any", "refuse", "refuse_file"], never: [1500, 15, 25, 10000] },
  ),
  // words that nobody knows, under headers that say what a row is
  list("credit", "Doc,Item,Qty\nISS,Wooden fork,500\nCRM,Wooden fork,80\nISS,Paper straw,100\n", [500, -80, 100], {
    accept: ["ask"],
    never: [680],
  }),
  list(
    "credit",
    "Bewegungsart;Artikel;Stück\n101;Holzgabel;500\n102;Holzgabel;80\n101;Holzmesser;100\n",
    [500, -80, 100],
    {
      accept: ["ask"],
      never: [680],
    },
  ),
  list(
    "credit",
    "Causale;Articolo;Pezzi\nVEN;Forchetta in legno;500\nRES;Forchetta in legno;80\nVEN;Coltello in legno;100\n",
    [500, -80, 100],
    {
      accept: ["ask"],
      never: [680],
    },
  ),
  list(
    "status",
    "Artikel;Antal;Status\nWooden fork;500;Levererad\nPaper straw;300;Återtagen\nWooden knife;200;Levererad\n",
    [500, null, 200],
    {
      accept: ["ask"],
      never: [1000],
    },
  ),
  // units and packs in languages whose words are few or none
  list("unit-in-header", "Item,Qty (lusin)\nWooden fork,2\nWooden knife,5\n", [24, 60], {
    accept: ["ask"],
    never: [7],
  }),
  list("unit-in-header", "Nazwa;Ilość (tys. szt.)\nWooden fork;2\nPaper straw;5\n", [2000, 5000], { never: [7] }),
  list("pack-notation", "Item;Qty;Sisältö\nWooden fork;3;10 x 100 kpl\nPaper straw;2;500 kpl\n", [3000, 1000], {
    never: [5],
  }),
  list(
    "pack-notation",
    "Omschrijving;Aantal;Inhoud\nWooden fork;3;10 x 100 stuks\nPaper straw;2;doos van 500\n",
    [3000, 1000],
    { never: [5] },
  ),
  list("units-per-case", "Nazwa;Kartony;Szt. w kartonie\nWooden fork;3;1000\nPaper straw;2;500\n", [3000, 1000], {
    never: [5, 1500],
  }),
  list("returned-column", "Towar;Dostarczono;Zwrot\nWooden fork;1000;120\nPaper straw;500;0\n", [880, 500], {
    never: [1500],
  }),
  // sizes of units have no decimals; days of which one is no word; an equation as a pack; weights
  list(
    "unit-with-size",
    "Produto;Qtde;Embalagem\nWooden fork;3;cx c/ 20 pct x 50 un\nPaper straw;5;pct c/ 100\nWooden knife;1;fardo 2.000 unid.\n",
    [3000, 500, 2000],
    { never: [3502] },
  ),
  list(
    "columns-of-periods",
    "Artikel;ma;di;wo;do;vr\nWooden fork;20;25;30;10;15\nPaper straw;5;5;0;10;0\n",
    [100, 20],
    { accept: ["ask"] },
  ),
  list(
    "pack-notation",
    "Item,Cases Purchased,Conversion\nWooden fork,3,1 CS = 1000 EA\nPaper straw,2,1 CS = 500 EA\n",
    [3000, 1000],
    { never: [5] },
  ),
  list("weights", "Artikel;Menge;Einheit\nHolzgabel;5;kg\nHolzmesser;200;Stk\n", [null, 200], { accept: ["ask"] }),
  list("weights", "Item,Amount\nWooden fork,5 kg\nWooden knife,200\n", [null, 200], { accept: ["ask"] }),
  // packs as headers; a conversion between two units; a code of documents under any header; thousands as a word of its own
  list("unit-in-header", "Item,1000/cs,500/cs\nWooden fork,3,\nPaper straw,,4\n", [3000, 2000], { never: [7, 3, 4] }),
  list(
    "unit-column-dropped",
    "Bezeichnung;Menge;BME;Umr.;BasisME\nWooden fork;3;KAR;1000;ST\nPaper straw;2;KAR;500;ST\n",
    [3000, 1000],
    { accept: ["read", "ask", "refuse"], never: [5] },
  ),
  list(
    "credit",
    "Date,Type,Item,Qty\n2026-01-04,INV,Wooden fork,500\n2026-01-09,CRD,Wooden fork,80\n2026-01-11,INV,Paper straw,100\n",
    [500, -80, 100],
    { accept: ["ask"], never: [680] },
  ),
  list("unit-in-header", "Artikel;TStk\nWooden fork;2,5\nPaper straw;4\n", [2500, 4000], {
    accept: ["read", "ask", "refuse"],
  }),
  list("unit-in-header", "Artikel;Menge\nWooden fork;2,5\nPaper straw;4\n", [2500, 4000], { accept: ["ask"] }),
  // packs and their sizes in words that begin, end or are the header; units of further languages; a direction
  list("units-per-case", "Articolo;Pz x crt;Crt\nWooden fork;1000;3\nPaper straw;500;2\n", [3000, 1000], {
    never: [5, 1500],
  }),
  list("units-per-case", "Article;Carton de;Nb\nWooden fork;1000;3\nPaper straw;500;2\n", [3000, 1000], {
    never: [5, 1500],
  }),
  list("units-per-case", "Artikel;aantal per doos;dozen\nWooden fork;1000;3\nPaper straw;500;2\n", [3000, 1000], {
    never: [5, 60],
  }),
  list("units-per-case", "Produto;Nº caixas;Un/caixa\nWooden fork;3;1000\nPaper straw;2;500\n", [3000, 1000], {
    never: [5, 1500],
  }),
  list("unit-column-dropped", "Tuote;Määrä;Yksikkö\nWooden fork;3;ltk\nPaper straw;200;kpl\n", [null, 200], {
    accept: ["ask", "refuse", "ask_any"],
    never: [203],
  }),
  list(
    "credit",
    "Article;Quantité;Unité;Sens\nWooden fork;500;PCE;E\nWooden fork;80;PCE;S\nPaper straw;100;PCE;E\n",
    [500, -80, 100],
    { accept: ["ask"], never: [680] },
  ),
  // an example in brackets before the name; credits in compounds, in codes without an invoice, in a column that is else blank
  list("template", "Article;Pièces\n(exemple) Wooden fork;1000\nPaper straw;300\n", [null, 300], {
    accept: ["ask"],
    never: [1300],
  }),
  list(
    "credit",
    "Buchungstext;Artikel;Stk\nWareneingang;Wooden fork;500\nWarenrückgabe;Wooden fork;80\nWareneingang;Paper straw;100\n",
    [500, -80, 100],
    { accept: ["ask"], never: [680] },
  ),
  list("credit", "Tipo;Producto;Uds\nFRA;Wooden fork;500\nNC;Wooden fork;80\nFRA;Paper straw;100\n", [500, -80, 100], {
    accept: ["ask"],
    never: [680],
  }),
  list("credit", "Item,Qty,Reason code\nWooden fork,500,\nWooden fork,80,XRT\nPaper straw,100,\n", [500, -80, 100], {
    accept: ["ask"],
    never: [680],
  }),
  list(
    "packs-in-several-columns",
    "Item,Case Qty,Each Qty,Units per case\nWooden fork,3,25,1000\nPaper straw,2,0,500\n",
    [3025, 1000],
    { never: [3000, 28] },
  ),
  list(
    "packs-in-several-columns",
    "Produto;Caixas;Avulsos;Unid/caixa\nWooden fork;3;25;1000\nPaper straw;2;0;500\n",
    [3025, 1000],
    { never: [28, 4000] },
  ),
  // lists of further countries, of stocks and of SAP
  list(
    "unit-column-dropped",
    "Part,Qty,Unit\nWooden fork,5,HUN\nWooden knife,2,TH\nPaper straw,3,GR\n",
    [500, 2000, 432],
    { accept: ["read", "ask", "refuse"], never: [10] },
  ),
  list(
    "pack-in-name",
    "Productomschrijving;Aantal\nWooden fork 160mm (doos 1000 st);2\nPaper straw 6x200 - 250 stuks;3\n",
    [2000, 750],
    { accept: ["ask"], never: [5] },
  ),
  list(
    "pack-in-name",
    "Material;Material description;Qty\n500101;FORK WOODEN 160MM PK/100;12\n500102;CUP PAPER 8OZ 20X50;4\n500103;LID PS 80MM C/1000;2\n",
    [1200, 4000, 2000],
    { accept: ["ask"], never: [18] },
  ),
  list("ct-carton", "Désignation;Qté;U;Nb pièces\nFourchette bois;4;CT;1000\nCouteau bois;2;CT;250\n", [4000, 500], {
    never: [6, 1250],
  }),
  list(
    "sign-in-other-column",
    "Stav;Zboží;Množství\nDodáno;Wooden fork;500\nZrušeno;Wooden knife;60\nDodáno;Paper straw;300\n",
    [500, null, 300],
    { accept: ["ask"], never: [860] },
  ),
  list("unit-in-header", "Material,Order Qty in TH\nWooden fork,2\nWooden knife,10\n", [2000, 10000], { never: [12] }),
  list(
    "packs-in-several-columns",
    "Omschrijving;Dozen;Losse stuks;Stuks per doos\nWooden fork;3;25;1000\nWooden knife;0;40;500\n",
    [3025, 40],
    { never: [3000, 65, 36, 3040] },
  ),
  list(
    "columns-of-periods",
    "Produkt;Szkoła nr 1;Szkoła nr 5;Przedszkole\nWooden fork;100;200;300\nWooden knife;10;20;30\n",
    [600, 60],
    { accept: ["read", "ask"], never: [110] },
  ),
  list(
    "component-list",
    "Article,Part,Material,Share,Total weight g\nBowl set,Bowl,PP,75%,40\nBowl set,Lid,PET,25%,40\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Bowl set", material: "PP", grams: 30 },
        { product: "Bowl set", material: "PET", grams: 10 },
      ],
    },
  ),
  list(
    "catalogue",
    "Code,Description,Case Qty,RRP,Barcode\nA1,Wooden fork,1000,12.50,5012345678900\nA2,Paper straw,500,8.00,5012345678917\n",
    [],
    { accept: ["ask_any", "refuse", "refuse_file"], never: [1500] },
  ),
  list("returns", "Item,Cases out,Cases back,Case size\nWooden fork,10,2,500\nWooden knife,4,0,100\n", [4000, 400], {
    never: [5400, 14],
  }),
  list("template", "Nazwa;Sztuk\nPrzykład: wooden fork;100\nWooden knife;500\nPaper straw;200\n", [null, 500, 200], {
    never: [800],
  }),
  list(
    "mixed",
    "Product,Cases,,Each per case\n,2025,2026,\nWooden fork,2,3,500\nPaper straw,1,0,1000\n",
    [2500, 1000],
    { from: 3, never: [6, 1500, 3] },
  ),
  list("mixed", "Item,Jan cases,Feb cases,Pack\nWooden fork,2,3,10/100\nPaper straw,1,4,250\n", [5000, 1250], {
    never: [10, 3],
  }),
  list("mixed", "Omschrijving;Aantal (dozen van 500);Retour\nWooden fork;4;1\nWooden knife;2;0\n", [1500, 1000], {
    never: [6, 5, 3000],
  }),
  // packs cut short, beside CT, in headers and in names; signs, types and states of rows; inner packs beside cases
  list(
    "several-tables",
    "Fournisseur A;;\nArticle;Colis;PCB\nWooden fork;3;1000\n\nFournisseur B;;\nArticle;Pièces;\nWooden knife;400;\n",
    [3000, null, null, null, 400],
    { from: 3, accept: ["read", "ask", "ask_any"], never: [34000] },
  ),
  list(
    "unit-column-dropped",
    "Item,Order Qty,Ordering Unit,Contents of unit\nWooden fork,3,Carton,1000\nPaper straw,2,Inner,250\nWooden knife,75,Piece,1\n",
    [3000, 500, 75],
    { never: [80, 1251] },
  ),
  list(
    "unit-column-dropped",
    "Artikkel;Antall;Enhet\nWooden fork;3;Eske à 1000\nWooden knife;200;Stk\nPaper straw;2;Pakke (250)\n",
    [3000, 200, 500],
    { accept: ["read", "ask", "refuse"], never: [205] },
  ),
  list(
    "unit-column-dropped",
    "Item,Quantity,Unit\nWooden fork,10,10's\nWooden knife,5,100's\nPaper straw,3,pcs\n",
    [100, 500, 3],
    { accept: ["read", "ask", "refuse"], never: [18] },
  ),
  list(
    "pack-in-multiples",
    "Item,Boxes,Per box\nWooden fork,3,10 dz\nWooden knife,2,1 grs\nPaper straw,4,½ M\n",
    [360, 288, null],
    { accept: ["read", "ask", "refuse"], never: [35], refuse_rows: [4] },
  ),
  list(
    "pack-in-multiples",
    "Produit;Cartons;Contenance\nWooden fork;2;12 douz.\nWooden knife;3;1 mille\n",
    [288, 3000],
    { never: [24, 27, 5] },
  ),
  list(
    "pack-in-name",
    "Descrizione articolo;Quantità\nForchetta legno cm 16 pz.100;5\nBicchiere carta 240 cc pz.50 x 20 conf.;2\n",
    [500, 2000],
    { accept: ["ask"], never: [7] },
  ),
  list("pack-in-name", "Nazwa;Ilość\nWooden fork 16cm op. 100 szt.;5\nPaper straw 8mm a'250szt;2\n", [500, 500], {
    accept: ["ask"],
    never: [7],
  }),
  list(
    "ct-carton",
    "Item;Qty;Unit;Content\nWooden fork;4;CT;1000\nWooden knife;50;PC;\nPaper straw;2;CT;500\n",
    [4000, 50, 1000],
    { never: [56] },
  ),
  list(
    "sign-in-other-column",
    "Item,Quantity,Delivered?\nWooden fork,500,Yes\nWooden knife,60,No\nPaper straw,300,Yes\n",
    [500, null, 300],
    { accept: ["ask"], never: [860] },
  ),
  list(
    "sign-in-other-column",
    "+/-,Item,Qty\n+,Wooden fork,500\n-,Wooden fork,60\n+,Wooden knife,300\n",
    [500, -60, 300],
    { accept: ["ask"], never: [860] },
  ),
  list(
    "sign-in-other-column",
    "Type de pièce;Article;Qté\nBL;Wooden fork;500\nAV;Wooden fork;60\nBL;Wooden knife;300\n",
    [500, -60, 300],
    { accept: ["ask"], never: [860] },
  ),
  list(
    "sign-in-other-column",
    "Description,Qty,Line type\nWooden fork,500,N\nWooden fork,60,R\nWooden knife,300,N\n",
    [500, -60, 300],
    { accept: ["ask"], never: [860] },
  ),
  list("unit-in-header", "Product;Aantal pakken van 100\nWooden fork;2\nWooden knife;10\n", [200, 1000], {
    never: [12],
  }),
  list("unit-in-header", "Item;Sleeves of 50;Cartons of 1000\nWooden fork;2;1\nWooden knife;4;0\n", [1100, 200], {
    never: [7, 6, 1],
  }),
  list(
    "packs-in-several-columns",
    "Produit;Cartons;Sachets;Sachets/carton;Pièces/sachet\nWooden fork;2;3;10;100\nWooden knife;1;0;20;50\n",
    [2300, 1000],
    { never: [3, 30] },
  ),
  list(
    "component-list",
    "Artikel;Bauteil;Material;Stückzahl;Einzelgewicht (g)\nMenübox;Schale;PP;1;22\nMenübox;Deckel;PET;2;9\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Menübox", material: "PP", grams: 22 },
        { product: "Menübox", material: "PET", grams: 18 },
      ],
    },
  ),
  list(
    "component-list",
    "SKU,Product,Packaging element,Material,Units,Weight (g)\nA,Soup kit,Bowl,Paper,1,15\nA,Soup kit,Lid,PP,1,5\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Soup kit", material: "Paper", grams: 15 },
        { product: "Soup kit", material: "PP", grams: 5 },
      ],
    },
  ),
  list(
    "pack-date",
    "Artículo;Cajas;Envasado\nWooden fork;3;20-oct\nWooden knife;2;10/100\nPaper straw;1;may-50\n",
    [null, 2000, null],
    { accept: ["refuse", "ask"], refuse_rows: [2, 4], never_offers: [20, 50] },
  ),
  list(
    "template",
    "Item,Pieces\nWooden fork (sample - delete),100\nWooden knife,500\nPaper straw,200\n",
    [null, 500, 200],
    { never: [800] },
  ),
  list(
    "mixed",
    "Nr;Artikel;Jan;Feb;Mrz;Retouren;VPE\n1;Wooden fork;2;3;1;1;100\n2;Paper straw;4;0;1;0;250\n",
    [500, 1250],
    { accept: ["ask"], never: [11] },
  ),
  // numbers of documents, sides of bookings, inner and outer packs, packs in names under an unknown header
  list(
    "unit-column-dropped",
    "Item,Qty,Per\nWooden fork,3,1000\nWooden knife,2,100\nPaper straw,20,1\n",
    [3000, 200, 20],
    { accept: ["read", "ask"], never: [25] },
  ),
  list(
    "unit-column-dropped",
    "Désignation;Qté;Unité de facturation\nWooden fork;3;LE MILLE\nWooden knife;2;LE CENT\nPaper straw;20;L'UNITE\n",
    [3000, 200, 20],
    { accept: ["read", "ask"], never: [25] },
  ),
  list(
    "pack-in-name",
    "Omschrijving;Bestelaantal\nWooden fork 16cm doos à 1000;3\nPaper straw zwart ds 250st;2\n",
    [3000, 500],
    { accept: ["ask"], never: [5] },
  ),
  list("pack-column-dropped", "Item,Qty,Inner,Outer\nWooden fork,3,100,1000\nWooden knife,2,50,500\n", [3000, 1000], {
    accept: ["ask", "read"],
    never: [5, 275000, 1500],
  }),
  list(
    "sign-in-other-column",
    "Item,Qty,D/C\nWooden fork,500,D\nWooden fork,60,C\nPaper straw,300,D\n",
    [500, -60, 300],
    { accept: ["ask"], never: [860] },
  ),
  list(
    "sign-in-other-column",
    "Item,Invoice no,Qty\nWooden fork,INV-100,500\nWooden fork,CRN-101,60\nPaper straw,INV-102,300\n",
    [500, -60, 300],
    { accept: ["ask"], never: [860] },
  ),
  list("unit-in-header", "Item,Case of 12 dozen\nWooden fork,2\nWooden knife,10\n", [288, 1440], {
    accept: ["read", "ask"],
    never: [12, 24, 144],
  }),
  list(
    "packs-in-several-columns",
    "Item,Whole cases,Part cases (units),Case size\nWooden fork,3,25,1000\nWooden knife,0,40,500\n",
    [3025, 40],
    { never: [3000, 65] },
  ),
  list(
    "component-list",
    "Artikel;Onderdeel;Materiaal;Aantal;Gewicht (g)\nSaladebox;Bak;PP;1;22\nSushiset;Flesje;PE;3;2\n",
    [],
    {
      accept: ["components"],
      components: [
        { product: "Saladebox", material: "PP", grams: 22 },
        { product: "Sushiset", material: "PE", grams: 6 },
      ],
    },
  ),
  list("returns", "Artikel;Verkauf;Rückl.\nWooden fork;1000;120\nWooden knife;500;0\n", [880, 500], {
    accept: ["ask"],
    never: [1500],
  }),
  list(
    "template",
    "Artikel;Stück\nMusterartikel: Wooden fork;100\nWooden knife;500\nPaper straw;200\n",
    [null, 500, 200],
    { accept: ["ask", "read"], never: [800] },
  ),
];
