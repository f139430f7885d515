import "fake-indexeddb/auto";
import { openDatabase } from "../../../app/data/indexed-db/database.ts";
import { recordsIn } from "../../../app/data/indexed-db/record-store.ts";
import type { RecordStore } from "../../../app/data/record-store.ts";
import { memoryFlags, memoryTabs } from "../data/memory-stores.ts";

/** What happens to one call of a device instead of, or after, an answer of the server. */
export type NetworkFault = "lost reply" | "500 before" | "500 after" | "429";

/** One browser profile: a database, flags, tabs that hear each other, and a network. */
export interface Device {
  readonly name: string;
  readonly records: RecordStore;
  readonly flags: ReturnType<typeof memoryFlags>;
  readonly channels: ReturnType<typeof memoryTabs>;
  /** names of the locks that are held, each with those who wait */
  readonly locks: Map<string, (() => void)[]>;
  online: boolean;
  /** a large document takes two seconds to send */
  isSlow: boolean;
  /** the addresses that it called */
  readonly calls: string[];
  /** bytes of the bodies that it received */
  moved: number;
  /** of the next calls, first one first */
  readonly faults: NetworkFault[];
}

let serial = 0;

export async function makeDevice(name: string): Promise<Device> {
  const opened = await openDatabase(`tare-${++serial}`, () => undefined);
  return {
    name,
    records: recordsIn(async () => opened),
    flags: memoryFlags(),
    channels: memoryTabs(),
    locks: new Map(),
    online: true,
    isSlow: false,
    calls: [],
    moved: 0,
    faults: [],
  };
}
