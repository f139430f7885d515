import { useAtom, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { returnRateOfUses, usesOfCounts } from "../../../workers/engine/rules/reuse.ts";
import { returnCountsDraftAtom } from "../../state/core/dialog-drafts.ts";
import { returnCountsAtom } from "../../state/portfolio/portfolio-import.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { formatSignificant } from "../../text/format.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";

const { counts: words, cancel, returnRateGives } = productEditorTexts;

/** Asks how many pieces a system handed out and took back in a period, and gives the uses of a piece. */
export const ReturnCountsDialog = ({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) => {
  const [draft, keep] = useAtom(returnCountsDraftAtom(editor.draft.usecase_id));
  const counts = draft ?? { issued: null, returned: null };
  const { issued, returned } = counts;
  const uses = issued === null || returned === null ? null : usesOfCounts(issued, returned);
  const isWrong = issued !== null && returned !== null && uses === null;
  const input = useRef<HTMLInputElement>(null);
  const sum = useSetAtom(returnCountsAtom);
  const [aboutFile, setAboutFile] = useState<string>(words.fileNote);
  const take = async (file: File) => {
    const answer = await sum(file);
    if (answer.ok && answer.value !== null) {
      const { issued: out, returned: back } = answer.value;
      keep({ issued: out.total, returned: back.total });
      setAboutFile(words.found(out.name, back.name));
    } else setAboutFile(answer.ok ? words.notFound : words.unreadable);
  };
  const close = () => {
    keep(null);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={close}
      actions={[
        { label: cancel, onAct: close },
        {
          label: uses === null ? words.open : words.use(formatSignificant(uses, 4)),
          kind: "primary",
          disabled: uses === null,
          onAct: () => {
            editor.change({ uses });
            close();
          },
        },
      ]}
    >
      <div className={styles.group}>
        <p>{words.text}</p>
        <div className={styles.fields}>
          <NumberField label={words.issued} value={issued} onChange={(count) => keep({ ...counts, issued: count })} />
          <NumberField
            label={words.returned}
            value={returned}
            error={isWrong ? words.wrong : undefined}
            onChange={(count) => keep({ ...counts, returned: count })}
          />
        </div>
        <div>
          <Button size="small" onClick={() => input.current?.click()}>
            {words.file}
          </Button>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
              aria-label={words.file}
              tabIndex={-1}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void take(file);
                event.currentTarget.value = "";
              }}
            />
          </VisuallyHidden>
          <p className={caption} aria-live="polite">
            {aboutFile}
          </p>
        </div>
        <p aria-live="polite">
          {uses === null
            ? words.none
            : returnRateGives(formatSignificant(returnRateOfUses(uses), 4), formatSignificant(uses, 4))}
        </p>
      </div>
    </Dialog>
  );
};
