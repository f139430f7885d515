import type { RunItem, TableFileFault } from "../../state/admin/admin-run.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { caption, section } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { DifferenceView } from "./difference-view.tsx";
import { EffectView } from "./effect-view.tsx";
import { FaultsView } from "./faults-view.tsx";
import { problemText } from "./problem-text.ts";
import * as style from "./administration.css.ts";

const words = adminTexts.detail;

const unreadableText = (fault: TableFileFault): string =>
  fault.code === "bad_line" ? words.unreadableWhy.bad_line(formatCount(fault.line)) : words.unreadableWhy[fault.code];

/** The effect of a file on its table, before or after the update. */
export const RunItemView = ({ item }: { readonly item: RunItem }) => (
  <article className={style.detail} aria-label={item.fileName}>
    <header>
      <p className={caption}>{item.status === "updated" ? words.done : words.dryRun}</p>
      <h2 className={section}>{item.name === null ? item.fileName : `${item.name.kind} · ${item.name.region}`}</h2>
    </header>
    {item.unreadable !== null && <ErrorNotice title={words.unreadable} text={unreadableText(item.unreadable)} />}
    {item.status === "waiting" && <p>{words.notChecked}</p>}
    {item.status === "no_table" && <p>{words.noTable}</p>}
    {item.status === "checking" && <p>{adminTexts.database.status.checking}</p>}
    {item.problem && <ErrorNotice title={adminTexts.database.status.failed} text={problemText(item.problem)} />}
    {item.faults.length > 0 && <FaultsView item={item} />}
    {item.status === "same" && <p>{words.same}</p>}
    {item.reply && item.status !== "same" && <DifferenceView difference={item.reply.difference} />}
    {item.reply?.effect && item.status !== "same" && <EffectView effect={item.reply.effect} />}
  </article>
);
