// Draws docs/architecture.svg from the imports of the code: node tests/quality/draw-architecture.ts
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

const ROOT = join(import.meta.dirname, "../..");

/** Rows from the top of the house to its ground floor; an arrow may only point down. Rooms of one row may import each other. */
const ROWS = [
  ["app/shell"],
  ["app/pages"],
  ["app/sections"],
  ["app/features"],
  ["app/score-tables", "app/choices", "app/market-rules", "app/help"],
  ["app/exports"],
  ["app/ui", "app/charts", "app/state", "migrations"],
  ["app/theme", "app/scheduling", "app/data", "app/engine", "edge-api/routes"],
  ["app/text", "workers", "workers/export", "workers/import", "edge-api/adapters", "edge-api/services"],
  ["workers/engine", "edge-api/ports"],
  ["edge-api/contract"],
];
/** Folders drawn as part of another room. */
const PART_OF: Readonly<Record<string, string>> = {
  "edge-api/middleware": "edge-api/routes",
  "edge-api/storage": "edge-api/adapters",
  "edge-api/content": "edge-api/services",
  "workers/offline": "workers",
  "workers/command-line": "workers",
};
const COLOURS: Readonly<Record<string, string>> = {
  app: "#dbe9f6",
  workers: "#e3f1dd",
  "edge-api": "#fbe9d3",
  migrations: "#eee6f5",
};
const [WIDTH, ROW, BOX_HEIGHT, MARGIN] = [1180, 96, 46, 20] as const;

/** A room as a rectangle; `row`: from the top. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly row: number;
}
/** "from to" and the number of files of the one room that import from the other. */
type Arrow = readonly [key: string, count: number];

const rooms = ROWS.flat();
const roomOf = (path: string): string | null => {
  const [top = "", second = ""] = path.split("/");
  const name = top === "migrations" ? top : `${top}/${second}`;
  const room = PART_OF[name] ?? name;
  if (rooms.includes(room)) return room;
  // files that lie directly in `workers` are the boundary; those of `app` and `edge-api` are entries
  return top === "workers" ? "workers" : null;
};

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  // galleries and parts of the build import across rooms, and no user loads them
  .filter((path) => /^(app|workers|edge-api|migrations)\//.test(path) && !/\.(?:gallery|build)\./.test(path));

function arrows(): Arrow[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    const from = roomOf(path);
    if (from === null) continue;
    const text = readFileSync(join(ROOT, path), "utf8");
    const targets = [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+\.tsx?)"/g)].map(([, target = ""]) =>
      roomOf(normalize(join(dirname(path), target))),
    );
    for (const to of new Set(targets)) {
      if (to !== null && to !== from) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const lines = (room: string): number =>
  files
    .filter((path) => roomOf(path) === room)
    .reduce((sum, path) => sum + readFileSync(join(ROOT, path), "utf8").split("\n").length, 0);

const boxes = new Map<string, Box>(
  ROWS.flatMap((row, at) =>
    row.map((room, index) => {
      const width = (WIDTH - 2 * MARGIN) / row.length;
      const inner = Math.min(width - 24, 250);
      return [room, { x: MARGIN + width * (index + 0.5) - inner / 2, y: MARGIN + at * ROW, width: inner, row: at }];
    }),
  ),
);

function boxOf(room: string): Box {
  const box = boxes.get(room);
  if (box === undefined) throw new Error(`${room} is in no row`);
  return box;
}

/** The boxes at both ends of an arrow. */
function endsOf(key: string): readonly [Box, Box] {
  const [from = "", to = ""] = key.split(" ");
  return [boxOf(from), boxOf(to)];
}

function arrow([key, count]: Arrow): string {
  const [from, to] = endsOf(key);
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

const box = (room: string): string => {
  const { x, y, width } = boxOf(room);
  const [top = ""] = room.split("/");
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="6" fill="${COLOURS[top]}" stroke="#5b6770"/>
<text x="${x + width / 2}" y="${y + 20}" text-anchor="middle" font-weight="600">${room}</text>
<text x="${x + width / 2}" y="${y + 37}" text-anchor="middle" fill="#5b6770" font-size="11">${(Math.round(lines(room) / 100) / 10).toFixed(1)} thousand lines</text></g>`;
};

/** The picture as SVG text, the arrows that it shows ("from to"), and those of them that point up. */
export function draw(): {
  readonly svg: string;
  readonly arrows: readonly string[];
  readonly upward: readonly string[];
} {
  const all = arrows();
  const height = 2 * MARGIN + (ROWS.length - 1) * ROW + BOX_HEIGHT;
  const upward = all.filter(([key]) => {
    const [from, to] = endsOf(key);
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

if (process.argv[1] === import.meta.filename) {
  const { svg, upward } = draw();
  writeFileSync(join(ROOT, "docs/architecture.svg"), svg);
  process.stdout.write(upward.length === 0 ? "No arrow points up.\n" : `Upward: ${upward.join(", ")}\n`);
}
