import type { Done, Outcome, Problem } from "./outcome.ts";

/** The state of the queue, for the save state. */
export interface QueueState {
  readonly writing: number;
  /** why the oldest pending edit could not be written; null = none is stuck */
  readonly stuck: Problem | null;
}

export type Write = () => Done;

/**
 * Writes in order, per document. A write that storage could not take stays first in its document's queue and is retried with the
 * next edit or by `retry`; one that breaks a rule is dropped.
 */
export interface WriteQueue {
  readonly add: (id: string, write: Write) => Done;
  readonly retry: () => Promise<void>;
  readonly state: () => QueueState;
  readonly waits: (id: string) => boolean;
}

const isRefusal = ({ code }: Problem): boolean =>
  code === "invalid" || code === "not_found" || code === "session_ended";

interface Line {
  readonly writes: Write[];
  running: Done | null;
  stuck: Problem | null;
}

/** An empty queue. */
export function createWriteQueue(): WriteQueue {
  const lines = new Map<string, Line>();

  /** Runs until the queue is empty or storage fails; gives the last outcome, or the first refusal. */
  const run = async (id: string, line: Line): Done => {
    let answer: Outcome<null> = { ok: true, value: null };
    line.stuck = null;
    for (let write = line.writes[0]; write !== undefined; write = line.writes[0]) {
      const outcome = await write();
      if (!outcome.ok && !isRefusal(outcome.problem)) {
        line.stuck = outcome.problem;
        return outcome;
      }
      if (!outcome.ok) answer = outcome;
      line.writes.shift();
    }
    lines.delete(id);
    return answer;
  };

  const pump = (id: string, line: Line): Done => {
    line.running ??= run(id, line).finally(() => (line.running = null));
    return line.running;
  };

  return {
    add: (id, write) => {
      const line = lines.get(id) ?? { writes: [], running: null, stuck: null };
      lines.set(id, line);
      line.writes.push(write);
      return pump(id, line);
    },
    retry: async () => {
      await Promise.all([...lines].map(([id, line]) => pump(id, line)));
    },
    state: () => {
      const all = [...lines.values()];
      return {
        writing: all.filter((line) => line.running !== null).length,
        stuck: all.find((line) => line.stuck !== null)?.stuck ?? null,
      };
    },
    waits: (id) => lines.has(id),
  };
}
