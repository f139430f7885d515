import type { EntityKind } from "../../../edge-api/contract/entities.ts";

/** One value that a user gave one field. Values are given once, so that each can be found again. */
interface Step {
  /** what the user saw there before; an edit goes on from it */
  readonly before: string;
  readonly value: string;
  readonly device: string;
  /** false: the page died while it was being written, so that it may or may not have been kept */
  isSure: boolean;
}

interface Document {
  readonly kind: EntityKind;
  readonly id: string;
  isSure: boolean;
  /** somebody deleted it, somewhere, at some time */
  wasDeleted: boolean;
  readonly fields: Map<string, Step[]>;
  /** values that the user gave up when asked which one stays, or with a logout */
  readonly givenUp: Set<string>;
}

/** What users did, and from that what must be there in the end. Knows nothing of how it is kept. */
export class Ledger {
  readonly documents = new Map<string, Document>();
  #values = 0;

  /** A value that no other edit has. */
  fresh(): string {
    this.#values += 1;
    return `v${this.#values}`;
  }

  created(kind: EntityKind, id: string, fields: Readonly<Record<string, string>>, device: string): void {
    this.documents.set(id, {
      kind,
      id,
      isSure: true,
      wasDeleted: false,
      fields: new Map(
        Object.entries(fields).map(([field, value]) => [field, [{ before: "", value, device, isSure: true }]]),
      ),
      givenUp: new Set(),
    });
  }

  edited(id: string, field: string, step: Step): void {
    const fields = this.documents.get(id)?.fields;
    fields?.set(field, [...(fields.get(field) ?? []), step]);
  }

  /** @param seen what its user saw of it; null = no more than its name */
  deleted(id: string, seen: Readonly<Record<string, string>> | null): void {
    const document = this.documents.get(id);
    if (document !== undefined) document.wasDeleted = true;
    for (const value of seen === null ? this.valuesOf(id) : Object.values(seen)) this.gaveUp(id, value);
  }

  gaveUp(id: string, value: string): void {
    this.documents.get(id)?.givenUp.add(value);
  }

  /** The device on which somebody gave this value. */
  giverOf(id: string, value: unknown): string | null {
    const steps = [...(this.documents.get(id)?.fields.values() ?? [])].flat();
    return steps.find((step) => step.value === value)?.device ?? null;
  }

  /** Every value that somebody gave a document. */
  valuesOf(id: string): readonly string[] {
    return [...(this.documents.get(id)?.fields.values() ?? [])].flat().map(({ value }) => value);
  }

  /** Faults of what is there in the end, by id and field, in words. */
  faults(found: ReadonlyMap<string, Readonly<Record<string, string>>>): readonly string[] {
    const faults: string[] = [];
    for (const id of found.keys()) if (!this.documents.has(id)) faults.push(`${id} was never made`);
    for (const document of this.documents.values()) {
      const values = found.get(document.id);
      if (values === undefined && !document.wasDeleted) {
        if (document.isSure) faults.push(`${document.kind} ${document.id} is lost`);
        continue;
      }
      // a delete takes along what its user saw, and what was edited later is there or was given up
      for (const [field, steps] of document.fields) {
        faults.push(
          ...lostSteps(steps, values?.[field] ?? "", document.givenUp).map((value) => `${field} ${value} is lost`),
        );
      }
    }
    return faults;
  }
}

/** Sure values from which no chain of edits leads to the value that is there, nor to one that was given up. */
function lostSteps(steps: readonly Step[], found: string, givenUp: ReadonlySet<string>): readonly string[] {
  const after = new Map<string, string[]>();
  for (const { before, value } of steps) after.set(before, [...(after.get(before) ?? []), value]);
  const isKept = (value: string, seen: ReadonlySet<string>): boolean =>
    value === found ||
    givenUp.has(value) ||
    (!seen.has(value) && (after.get(value) ?? []).some((next) => isKept(next, new Set([...seen, value]))));
  return steps.filter(({ value, isSure }) => isSure && !isKept(value, new Set())).map(({ value }) => value);
}
