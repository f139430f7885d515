import { useAtomValue, useSetAtom } from "jotai";
import { closeFailureAtom, failedTableAtom } from "../../state/admin/admin-run.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { MessageDialog } from "../../ui/dialog/dialog.tsx";
import * as style from "./administration.css.ts";
import { problemText } from "./problem-text.ts";

const words = adminTexts.database;

/** 'Update Failed - Could not update data' (specification section 8), and whether the table is unchanged. */
export const UpdateFailed = () => {
  const failed = useAtomValue(failedTableAtom);
  const close = useSetAtom(closeFailureAtom);
  if (failed === null) return null;
  const { item, isAsBefore } = failed;
  const table = item.name?.kind ?? item.fileName;
  return (
    <MessageDialog title={words.failedTitle} ok={words.ok} onClose={close}>
      <div className={style.question}>
        <p>{words.failedText}</p>
        <p>
          {item.problem && problemText(item.problem)}{" "}
          {isAsBefore ? words.failedWhat(table) : words.failedUnknown(table)}
        </p>
      </div>
    </MessageDialog>
  );
};
