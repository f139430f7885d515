// Draws .readme/architecture.svg from the imports of the code: node .readme/architecture.mjs
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Rows from the top of the house to its ground floor; an arrow may only point down. Rooms of one row may import each other. */
const ROWS = [
  ["app/shell"],
  ["app/pages"],
  ["app/features"],
  ["app/score-tables", "app/choices", "app/market-rules", "app/help"],
  ["app/ui", "app/charts", "app/state", "migrations"],
  ["app/theme", "app/scheduling", "app/data", "app/engine", "edge-api/routes"],
  ["app/text", "workers", "workers/export", "workers/import", "edge-api/adapters", "edge-api/services"],
  ["workers/engine", "edge-api/ports"],
  ["edge-api/contract"],
];
/** Folders drawn as part of another room. */
const PART_OF = {
  "edge-api/middleware": "edge-api/routes",
  "edge-api/storage": "edge-api/adapters",
  "edge-api/content": "edge-api/services",
  "workers/offline": "workers",
  "workers/command-line": "workers",
};
const COLOURS = { app: "#dbe9f6", workers: "#e3f1dd", "edge-api": "#fbe9d3", migrations: "#eee6f5" };
const [WIDTH, ROW, BOX_HEIGHT, MARGIN] = [1180, 96, 46, 20];

const rooms = ROWS.flat();
const roomOf = (path) => {
  const [top = "", second = ""] = path.split("/");
  const name = top === "migrations" ? top : `${top}/${second}`;
  const room = PART_OF[name] ?? name;
  if (rooms.includes(room)) return room;
  // files that lie directly in `workers` are the boundary; those of `app` and `edge-api` are entries
  return top === "workers" ? "workers" : null;
};

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => /^(app|workers|edge-api|migrations)\//.test(path) && !path.includes(".gallery."));

/** Number of files of one room that import from another, by "from to". */
function arrows() {
  const counts = new Map();
  for (const path of files) {
    const from = roomOf(path);
    if (from === null) continue;
    const text = readFileSync(join(ROOT, path), "utf8");
    const targets = [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)].map(([, target]) =>
      roomOf(normalize(join(dirname(path), target))),
    );
    for (const to of new Set(targets)) {
      if (to !== null && to !== from) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const lines = (room) =>
  files
    .filter((path) => roomOf(path) === room)
    .reduce((sum, path) => sum + readFileSync(join(ROOT, path), "utf8").split("\n").length, 0);

const boxes = new Map(
  ROWS.flatMap((row, at) =>
    row.map((room, place) => {
      const width = (WIDTH - 2 * MARGIN) / row.length;
      const inner = Math.min(width - 24, 250);
      return [room, { x: MARGIN + width * (place + 0.5) - inner / 2, y: MARGIN + at * ROW, width: inner, row: at }];
    }),
  ),
);

function arrow([key, count]) {
  const [from, to] = key.split(" ").map((room) => boxes.get(room));
  const isUp = to.row < from.row;
  const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2];
  const isLevel = to.row === from.row;
  const [y1, y2] = isLevel ? [from.y + BOX_HEIGHT, to.y + BOX_HEIGHT] : [from.y + BOX_HEIGHT, to.y];
  const bend = isLevel ? y1 + 26 : (y1 + y2) / 2;
  const colour = isUp ? "#c0392b" : "#5b6770";
  const weight = Math.min(4, 0.6 + Math.log2(count) / 2.5).toFixed(1);
  const path = isLevel
    ? `M${x1} ${y1} C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`
    : `M${x1} ${y1} C${x1} ${bend} ${x2} ${bend} ${x2} ${y2 - 5}`;
  return `<path d="${path}" stroke="${colour}" stroke-width="${weight}" fill="none" opacity="0.55" marker-end="url(#head)"><title>${key.replace(" ", " imports ")}: ${count} files</title></path>`;
}

const box = (room) => {
  const { x, y, width } = boxes.get(room);
  const [top] = room.split("/");
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="6" fill="${COLOURS[top]}" stroke="#5b6770"/>
<text x="${x + width / 2}" y="${y + 20}" text-anchor="middle" font-weight="600">${room}</text>
<text x="${x + width / 2}" y="${y + 37}" text-anchor="middle" fill="#5b6770" font-size="11">${(Math.round(lines(room) / 100) / 10).toFixed(1)} thousand lines</text></g>`;
};

/** The picture as SVG text, and the arrows that point up. */
export function draw() {
  const all = arrows();
  const height = 2 * MARGIN + (ROWS.length - 1) * ROW + BOX_HEIGHT;
  const upward = all.filter(([key]) => {
    const [from, to] = key.split(" ").map((room) => boxes.get(room));
    return to.row < from.row;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13">
<title>The rooms of the code and who imports whom; a thicker arrow stands for more files</title>
<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0 8 4 0 8z" fill="#5b6770"/></marker></defs>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${all.map(arrow).join("\n")}
${rooms.map(box).join("\n")}
</svg>
`;
  return { svg, upward: upward.map(([key]) => key), arrows: all.map(([key]) => key) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { svg, upward } = draw();
  writeFileSync(join(ROOT, ".readme/architecture.svg"), svg);
  process.stdout.write(upward.length === 0 ? "No arrow points up.\n" : `Upward: ${upward.join(", ")}\n`);
}
