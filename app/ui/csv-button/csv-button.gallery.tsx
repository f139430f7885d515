import { CsvButton } from "./csv-button.tsx";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

const saved = async () => ({ ok: true }) as const;

export const gallery: Gallery = {
  "usual, named, failing": () => (
    <div className={row}>
      <CsvButton label="Save the scores as CSV" onSave={saved} />
      <CsvButton label="Save the lines as CSV" onSave={saved}>
        Lines as CSV
      </CsvButton>
      <CsvButton label="Save the swaps as CSV" onSave={async () => ({ ok: false, problem: { code: "network" } })} />
    </div>
  ),
  "a long file": () => (
    <CsvButton label="Save the swaps as CSV" onSave={saved} progress={0.34} onStop={() => undefined} />
  ),
};
