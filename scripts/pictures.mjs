// `node scripts/pictures.mjs letters`: the letters that the server writes pictures of shared results with.
// `node scripts/pictures.mjs pages ORIGIN`: previews of the open pages and screenshots of the installed app, taken from a running
// server. Both write into app/public/pictures; run them again when the font, or the look of those pages, changes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tests/e2e/browser.ts";
import { fail, ROOT } from "./environment.mjs";

const PICTURES = join(ROOT, "app/public/pictures");
const FONT = join(ROOT, "node_modules/@fontsource-variable/source-sans-3/files");
/** px; the largest size in a picture */
const EM = 56;
/** Printable characters of Latin-1 and Latin Extended-A, and punctuation. */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa1, 0x17f),
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2026,
  0x20ac,
].map((code) => String.fromCodePoint(code));

/** Draws each character; returns its advance and its ink, 16 levels, as [advance, left, top, width, height] and bytes. */
async function drawLetters({ fonts, characters, em }) {
  for (const font of fonts) {
    const face = new FontFace("Letters", `url(${font})`, { weight: "200 900" });
    document.fonts.add(await face.load());
  }
  const canvas = new OffscreenCanvas(2 * em, 2 * em);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas.");
  context.font = `500 ${em}px Letters`;
  return characters.map((character) => {
    const { width } = context.measureText(character);
    const [x, y] = [em / 2, 1.25 * em];
    context.clearRect(0, 0, 2 * em, 2 * em);
    context.fillText(character, x, y);
    const { data } = context.getImageData(0, 0, 2 * em, 2 * em);
    const inked = [];
    for (let at = 0; at < 4 * em * em; at++) if ((data[4 * at + 3] ?? 0) > 8) inked.push(at);
    if (inked.length === 0) return { box: [width, 0, 0, 0, 0], ink: [] };
    const columns = inked.map((at) => at % (2 * em));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const [top, bottom] = [Math.floor((inked[0] ?? 0) / (2 * em)), Math.floor((inked.at(-1) ?? 0) / (2 * em))];
    const ink = [];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        ink.push(Math.round((data[4 * (row * 2 * em + column) + 3] ?? 0) / 17));
    return { box: [width, left - x, top - y, right - left + 1, bottom - top + 1], ink };
  });
}

/** Length of the table (4 bytes), the table as JSON, the ink of the characters in its order; gzip. */
async function letters(browser) {
  const page = await browser.newPage();
  const fonts = ["latin", "latin-ext"].map(
    (subset) =>
      `data:font/woff2;base64,${readFileSync(join(FONT, `source-sans-3-${subset}-wght-normal.woff2`)).toString("base64")}`,
  );
  const drawn = await page.evaluate(drawLetters, { fonts, characters: CHARACTERS, em: EM });
  const table = Buffer.from(
    JSON.stringify({
      em: EM,
      letters: drawn.map(({ box }, at) => [CHARACTERS[at], ...box.map((value) => Math.round(value * 100) / 100)]),
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32BE(table.byteLength);
  const bytes = gzipSync(Buffer.concat([length, table, Buffer.from(drawn.flatMap(({ ink }) => ink))]), { level: 9 });
  writeFileSync(join(PICTURES, "letters.bin"), bytes);
  console.log(`letters.bin: ${bytes.byteLength} bytes`);
}

const PREVIEW = { width: 1200, height: 630 };
const PAGES = [
  { name: "home", path: "/", size: PREVIEW },
  { name: "data", path: "/data", size: PREVIEW },
  { name: "method", path: "/method", size: PREVIEW },
  { name: "wide", path: "/", size: { width: 1280, height: 800 } },
  { name: "narrow", path: "/", size: { width: 390, height: 844 } },
];

async function pages(browser, origin) {
  for (const { name, path, size } of PAGES) {
    const page = await browser.newPage({ viewport: size, locale: "en", reducedMotion: "reduce" });
    await page.addInitScript(() => sessionStorage.setItem("continueInPortrait", "true"));
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.getByText("Calculating…").waitFor({ state: "hidden" });
    // addresses of the server that the pictures are taken from
    await page.evaluate((here) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        text.nodeValue = (text.nodeValue ?? "").replaceAll(here, "");
    }, origin);
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
    await page.close();
  }
}

const [what, origin] = process.argv.slice(2);
const browser = await chromium.launch(await launchOptions());
try {
  if (what === "letters") await letters(browser);
  else if (what === "pages" && origin) await pages(browser, origin);
  else fail("node scripts/pictures.mjs letters | pages ORIGIN");
} finally {
  await browser.close();
}
