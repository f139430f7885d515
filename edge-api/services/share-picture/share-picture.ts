import * as v from "valibot";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { textOf } from "../bodies.ts";
import { parsed } from "../json-scan.ts";
import { ScoreRequestSchema } from "../../contract/score.ts";
import { ShareSchema, type Share } from "../../contract/share.ts";
import type { SharedPorts } from "../large-bodies.ts";
import { Refusal } from "../refusal.ts";
import type { Scored } from "../score.ts";
import { sharedCopy } from "../share.ts";
import { Canvas } from "./canvas.ts";
import { PICTURE_SIZE } from "./picture-size.ts";
import { fitted, LETTERS_PATH, readLetters, type Letters } from "./letters.ts";

/** Longer shares are not read for a picture; 5,000 lines are shorter. */
const READ_CHARACTERS = 2_000_000;
/** Rows of a picture. */
const ROWS = 7;

const INK = "#15191a";
const QUIET = "#474d4e";
const ACCENT = "#0b6353";
const TRACK = "#e2e5e1";
const NO_BAND = "#858b8f";

interface Row {
  readonly name: string;
  readonly score: number | null;
  readonly band: string | null;
}

/** What a picture says; no names of people. */
interface PictureFacts {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Row[];
  /** rows that have no room */
  readonly more: number;
  readonly source: string;
}

/** A stored share; null: it is longer than a picture needs. */
async function shareOf(ports: SharedPorts, id: string): Promise<Share | null> {
  let text = "";
  for await (const piece of textOf(await sharedCopy(ports, id))) {
    text += piece;
    if (text.length > READ_CHARACTERS) return null;
  }
  return v.parse(ShareSchema, parsed(text));
}

/** The products of a comparison, best first, or the metrics of a portfolio. */
function rowsOf({ comparison, portfolio }: Scored, share: Share, catalogue: Catalogue): readonly Row[] {
  if (comparison !== undefined) {
    const own = share.products.map(({ customProduct }) => customProduct.product);
    const names = new Map([...catalogue.products, ...own].map((each) => [each.prodsys_id, each.prodsys_name]));
    return comparison.products
      .flatMap((scores) => scores ?? [])
      .map(({ prodsys_id, summary, summary_band }) => ({
        name: names.get(prodsys_id) ?? prodsys_id,
        score: summary,
        band: summary_band,
      }))
      .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
  }
  return catalogue.metrics.map(({ metric_id, metric_name }) => ({
    name: metric_name,
    score: portfolio?.score[metric_id] ?? null,
    band: portfolio?.band[metric_id] ?? null,
  }));
}

/** The scores of a share; null where they cannot be computed within the limits of POST /api/score. */
async function scoresOf({ scorer }: SharedPorts, { comparison, portfolio, data_version, ...own }: Share) {
  const item = comparison
    ? { comparison: { ...comparison, data_version } }
    : { portfolio: { ...portfolio, data_version } };
  const request = v.safeParse(ScoreRequestSchema, { ...own, ...item }, { abortEarly: true });
  if (!request.success) return null;
  try {
    const reply = await scorer.score(request.output);
    return { reply, catalogue: await scorer.catalogue(reply.data_version) };
  } catch (error) {
    // its data version is gone
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function factsOf(ports: SharedPorts, id: string): Promise<PictureFacts & { readonly bands: Catalogue["bands"] }> {
  const head = await ports.shares.head(id);
  if (head === null) throw new Refusal("unknown_item");
  const facts = {
    title: head.name,
    about: head.kind === "comparison" ? "A comparison of foodware" : "A portfolio of foodware",
    rows: [],
    more: 0,
    source: `Screening figures, some are estimates · data ${head.data_version}`,
    bands: [],
  };
  const share = await shareOf(ports, id);
  const found = share && (await scoresOf(ports, share));
  if (!found) return facts;
  const { reply, catalogue } = found;
  const region = (share.comparison ?? share.portfolio)?.region_use;
  const parts = [
    catalogue.use_cases.find(({ usecase_id }) => usecase_id === share.comparison?.usecase_id)?.usecase_name,
    catalogue.regions.find(({ region_id }) => region_id === region)?.region_name,
    `${share.comparison ? "summary score" : "score by metric"}, 0 to 100, higher is better`,
  ];
  const rows = rowsOf(reply, share, catalogue);
  return {
    ...facts,
    about: parts.filter((part) => part !== undefined).join(" · "),
    rows: rows.slice(0, ROWS),
    more: rows.length - Math.min(rows.length, ROWS),
    bands: catalogue.bands,
  };
}

const MARGIN = 64;
const RIGHT = PICTURE_SIZE.width - MARGIN;
const WIDTH = RIGHT - MARGIN;
/** where names end and bars begin and end, px */
const [NAME_END, BAR, BAR_END] = [540, 564, 1040];
const [FIRST_ROW, ROW, BAR_HEIGHT] = [234, 46, 22];

function draw(canvas: Canvas, letters: Letters, facts: PictureFacts, colourOf: (band: string | null) => string): void {
  const { title, about, rows, more, source } = facts;
  const line = (text: string, y: number, size: number, colour: string) =>
    canvas.write(fitted(letters, text, size, WIDTH), MARGIN, y, size, colour);
  canvas.fill(0, 0, PICTURE_SIZE.width, 12, ACCENT);
  line("Tare", 66, 28, ACCENT);
  line(title, 130, 52, INK);
  line(about, 178, 26, QUIET);
  for (const [at, { name, score, band }] of rows.entries()) {
    const y = FIRST_ROW + at * ROW;
    canvas.write(fitted(letters, name, 28, NAME_END - MARGIN), MARGIN, y, 28, INK);
    canvas.fill(BAR, y - BAR_HEIGHT + 2, BAR_END - BAR, BAR_HEIGHT, TRACK);
    const length = ((BAR_END - BAR) * Math.min(Math.max(score ?? 0, 0), 100)) / 100;
    canvas.fill(BAR, y - BAR_HEIGHT + 2, length, BAR_HEIGHT, colourOf(band));
    canvas.write(score === null ? "–" : String(Math.round(score)), RIGHT, y, 28, INK, "end");
  }
  const rest = more > 0 ? `and ${more} more · ` : "";
  line(rest + source, PICTURE_SIZE.height - 36, 24, QUIET);
}

/**
 * The preview of a stored share, as a PNG: its ranking, computed by the engine at this call, so that no file of a user
 * is given out. The letters are read from the built client.
 *
 * @throws Refusal unknown_item, also for an expired share
 */
export function createPictures(ports: SharedPorts): (id: string) => Promise<Uint8Array<ArrayBuffer>> {
  let letters: Promise<Letters> | null = null;
  const read = async (): Promise<Letters> => {
    const found = await ports.assets(new Request(ports.publicOrigin + LETTERS_PATH));
    if (found.status !== 200) throw new Error(`${LETTERS_PATH}: status ${found.status}`);
    return readLetters(await found.arrayBuffer());
  };
  return async (id) => {
    const { bands, ...facts } = await factsOf(ports, id);
    letters ??= read().catch((error: unknown) => {
      letters = null;
      throw error;
    });
    const ready = await letters;
    const canvas = new Canvas(PICTURE_SIZE, ready);
    draw(canvas, ready, facts, (id) => {
      const colour = bands.find(({ band_id }) => band_id === id)?.color ?? NO_BAND;
      return /^#[0-9a-f]{6}$/i.test(colour) ? colour : NO_BAND;
    });
    return canvas.png();
  };
}
