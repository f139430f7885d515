import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { SHARE_DAYS } from "../../../edge-api/contract/share-days.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { copyTextAtom } from "../../state/core/clipboard.ts";
import type { Outcome, Problem } from "../../state/core/outcome.ts";
import { sessionAtom } from "../../state/core/session.ts";
import { portfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import {
  downloadShareAtom,
  findShareWaysAtom,
  type Shared,
  type ShareWays,
  storeShareAtom,
} from "../../state/share/share.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { embedTexts } from "../../text/en/embed.ts";
import { shareTexts } from "../../text/en/share.ts";
import { formatCount } from "../../text/format.ts";
import { language } from "../../text/language.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import * as style from "./share.css.ts";

interface ShareDialogProps extends Shared {
  readonly name: string;
  readonly onClose: () => void;
}

const words = shareTexts.dialog;

const sentence = ({ code }: Problem): string => {
  if (code === "no_reference_data") return words.notReady;
  if (code === "email_unverified") return words.stored.unverified;
  return code === "account_full" ? words.stored.full : words.failed;
};

const Failure = ({ text }: { readonly text: string | null }) => (text === null ? null : <p role="alert">{text}</p>);

interface LinkWayProps {
  /** null = being made */
  readonly ways: Outcome<ShareWays> | null;
}

/** A link with all data in its fragment, created when the dialog opens. */
const LinkWay = ({ ways }: LinkWayProps) => {
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const { tooLarge } = words.link;
  return (
    <section className={style.way} aria-busy={ways === null}>
      <h3 className={group}>{words.link.title}</h3>
      <p className={small}>{words.link.text}</p>
      {ways === null && <p>{words.link.making}</p>}
      {ways?.ok && ways.value.link !== null && <CopiedAddress label={words.link.label} address={ways.value.link} />}
      {ways?.ok && ways.value.link === null && (
        <Failure text={!ways.value.canBeStored ? tooLarge.file : isUser ? tooLarge.stored : tooLarge.guest} />
      )}
      {ways?.ok === false && <Failure text={sentence(ways.problem)} />}
    </section>
  );
};

interface StoredWayProps extends Shared {
  readonly name: string;
  /** the first scores are still being computed */
  readonly isEarly: boolean;
  readonly canBeStored: boolean;
}

/** A link to a copy stored on the server; for logged-in users only. */
const StoredWay = ({ kind, id, name, isEarly, canBeStored }: StoredWayProps) => {
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const store = useSetAtom(storeShareAtom);
  const [days, setDays] = useState<number>(SHARE_DAYS.year);
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    setFailure(null);
    const made = await store({ kind, id }, days);
    setBusy(false);
    if (made.ok) setLink(made.value);
    else setFailure(made.problem.code === "too_large" ? words.stored.tooLarge : sentence(made.problem));
  };
  const text = isUser ? words.stored.text : words.stored.guest;
  return (
    <section className={style.way}>
      <h3 className={group}>{words.stored.title}</h3>
      <p className={small}>{canBeStored ? text : words.stored.tooMany(formatCount(PORTFOLIO_ENTRIES))}</p>
      {isUser && canBeStored && link === null && (
        <>
          <Select
            className={style.expiry}
            label={words.stored.expires}
            value={String(days)}
            onChange={(value) => setDays(Number(value))}
            options={(["month", "year", "never"] as const).map((life) => ({
              value: String(SHARE_DAYS[life]),
              label: words.stored.lives[life],
            }))}
          />
          <Button busy={busy} disabled={isEarly} onClick={() => void make()}>
            {words.stored.make}
          </Button>
        </>
      )}
      {link !== null && (
        <>
          <CopiedAddress label={words.stored.label} address={link} />
          <EmbedCode {...{ kind, id, name }} address={link} />
        </>
      )}
      <Failure text={failure} />
    </section>
  );
};

const FileWay = ({ kind, id, isEarly }: Shared & Pick<StoredWayProps, "isEarly">) => {
  const download = useSetAtom(downloadShareAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    const saved = await download({ kind, id });
    setFailure(saved.ok ? null : sentence(saved.problem));
  };
  return (
    <section className={style.way}>
      <h3 className={group}>{words.file.title}</h3>
      <p className={small}>{words.file.text}</p>
      <Button icon="download" disabled={isEarly} onClick={() => void save()}>
        {words.file.download}
      </Button>
      <Failure text={failure} />
    </section>
  );
};

/** Three ways to share results; each says what is stored, and where. */
export default function ShareDialog({ kind, id, name, onClose }: ShareDialogProps) {
  const find = useSetAtom(findShareWaysAtom);
  const { status, data_version } = useAtomValue(
    kind === "comparison" ? comparisonScoresAtom(id) : portfolioScoresAtom(id),
  );
  // a share names the data version of its scores; what is asked before they are there is answered once they are
  const isEarly = status === "scoring" && data_version === null;
  const load = useCallback(() => find({ kind, id }), [find, kind, id]);
  const { last: ways } = useLoaded(isEarly ? null : load);
  return (
    <Dialog
      wide
      title={words.title(name)}
      onClose={onClose}
      actions={[{ label: shareTexts.close, onAct: onClose, safe: true }]}
    >
      <p>{words.intro}</p>
      <LinkWay ways={ways} />
      <StoredWay {...{ kind, id, name, isEarly }} canBeStored={ways === null || !ways.ok || ways.value.canBeStored} />
      <FileWay {...{ kind, id, isEarly }} />
      <p className={`${small} ${style.claim}`}>{words.claim}</p>
    </Dialog>
  );
}

/** The charts that a frame can show. */
type EmbedChart = keyof typeof embedTexts.charts;

/** The first one is what the address without `chart` shows. */
const COMPARISON_CHARTS = ["ranking", "stages", "break-even", "end-of-life"] as const satisfies readonly EmbedChart[];
const PORTFOLIO_CHARTS = ["scores"] as const satisfies readonly EmbedChart[];

/** Height of a frame without its rows, and of a row; px, at a width of 600 px or more. */
const HEIGHTS: Readonly<Record<EmbedChart, { readonly base: number; readonly row: number }>> = {
  ranking: { base: 176, row: 32 },
  scores: { base: 400, row: 0 },
  stages: { base: 200, row: 48 },
  "break-even": { base: 560, row: 0 },
  "end-of-life": { base: 200, row: 36 },
};

/** Height of a frame that shows a chart without scrolling, px. @param products number of rows */
export const frameHeight = (chart: EmbedChart, products: number): number =>
  HEIGHTS[chart].base + HEIGHTS[chart].row * products;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Frame {
  /** of the stored share */
  readonly address: string;
  readonly chart: EmbedChart;
  /** px */
  readonly height: number;
  readonly title: string;
  readonly lang: string;
}

/** HTML of a frame that shows a stored share. The language is fixed: it is that of the page around it. */
export function embedCode({ address, chart, height, title, lang }: Frame): string {
  const isDefault = chart === COMPARISON_CHARTS[0] || chart === PORTFOLIO_CHARTS[0];
  const query = new URLSearchParams({ ...(!isDefault && { chart }), lang });
  const source = escaped(`${address}/embed?${query}`);
  return (
    `<iframe src="${source}" title="${escaped(title)}" width="600" height="${height}" ` +
    `loading="lazy" style="border:0;width:100%;max-width:45rem"></iframe>`
  );
}

interface EmbedCodeProps extends Shared {
  readonly name: string;
  /** of the stored share */
  readonly address: string;
}

const embedCodeWords = embedTexts.code;

/** The code that shows a stored share in a frame of another page, for the chosen chart. */
const EmbedCode = ({ kind, id, name, address }: EmbedCodeProps) => {
  const charts: readonly EmbedChart[] = kind === "comparison" ? COMPARISON_CHARTS : PORTFOLIO_CHARTS;
  const [chosen, setChosen] = useState<string>(charts[0] ?? "ranking");
  const products = useAtomValue(comparisonAtom(id))?.comparison.currentProductIds.length ?? 0;
  const chart = charts.find((one) => one === chosen) ?? "ranking";
  const height = frameHeight(chart, products);
  const title = embedCodeWords.frame(name, embedTexts.charts[chart]);
  return (
    <>
      <h4 className={group}>{embedCodeWords.title}</h4>
      <p className={small}>{embedCodeWords.text}</p>
      {charts.length > 1 && (
        <Select
          label={embedCodeWords.shown}
          value={chart}
          onChange={setChosen}
          options={charts.map((value) => ({ value, label: embedTexts.charts[value] }))}
        />
      )}
      <CopiedAddress
        label={embedCodeWords.label}
        address={embedCode({ address, chart, height, title, lang: language() })}
      />
      <p className={caption}>{embedCodeWords.height(formatCount(height))}</p>
    </>
  );
};

const copiedAddressWords = shareTexts.dialog;

/** A link with a copy button; the text can be selected if the clipboard is unavailable. */
const CopiedAddress = ({ label, address }: { readonly label: string; readonly address: string }) => {
  const copy = useSetAtom(copyTextAtom);
  const [message, setMessage] = useState("");
  const copyAddress = async () => {
    const outcome = await copy(address);
    setMessage(outcome.ok ? copiedAddressWords.copied : copiedAddressWords.notCopied);
  };
  return (
    <>
      <div className={style.address}>
        <TextField
          className={style.field}
          label={label}
          value={address}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copyAddress()}>{copiedAddressWords.copy}</Button>
      </div>
      <output>{message}</output>
    </>
  );
};
