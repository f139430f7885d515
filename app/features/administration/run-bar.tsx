import { useAtomValue, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import {
  addTableFilesAtom,
  checkTablesAtom,
  publishableAtom,
  stopRunAtom,
  tableRunAtom,
} from "../../state/admin/admin-run.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { UpdateDialog } from "./update-dialog.tsx";

const words = adminTexts.database;

const updateLabel = (count: number): string => {
  if (count === 0) return words.update.none;
  return count === 1 ? words.update.one : words.update.many(formatCount(count));
};

/** The action bar of the Database tab: choose files, dry run, update, stop. */
export const RunBar = ({ region }: { readonly region: string }) => {
  const run = useAtomValue(tableRunAtom);
  const publishable = useAtomValue(publishableAtom);
  const [add, check] = [useSetAtom(addTableFilesAtom), useSetAtom(checkTablesAtom)];
  const stop = useSetAtom(stopRunAtom);
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const busy = run.phase !== "idle";
  const current = run.items.find(({ status }) => status === "checking" || status === "updating");
  const kind = current?.name?.kind ?? "";
  const place = [formatCount(run.at), formatCount(run.of)] as const;
  const hint = publishable.length === 0 && (run.items.length === 0 ? words.chooseHint : words.updateHint);
  const note = {
    idle: hint,
    reading: words.reading,
    checking: words.checking(kind, ...place),
    updating: words.updating(kind, ...place),
  }[run.phase];
  return (
    <ActionBar
      start={
        busy &&
        run.phase !== "reading" && (
          <Button onClick={stop} disabled={run.stopping}>
            {words.cancel}
          </Button>
        )
      }
      note={<output>{run.stopping ? words.cancelling : note}</output>}
      end={
        <>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              multiple
              tabIndex={-1}
              accept=".csv,.json,text/csv,application/json"
              aria-label={words.choose}
              onChange={({ currentTarget }) => {
                void add([...(currentTarget.files ?? [])], region);
                // reset, so that choosing the same file again fires a change event
                currentTarget.value = "";
              }}
            />
          </VisuallyHidden>
          <Button disabled={busy} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <Button disabled={busy || run.items.length === 0} title={words.checkHint} onClick={() => void check()}>
            {words.check}
          </Button>
          <Button kind="primary" disabled={busy || publishable.length === 0} onClick={() => setAsking(true)}>
            {updateLabel(publishable.length)}
          </Button>
          {asking && <UpdateDialog onClose={() => setAsking(false)} />}
        </>
      }
    />
  );
};
