import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import type { Problem } from "../../state/core/outcome.ts";
import { sessionAtom } from "../../state/core/session.ts";
import { downloadShareAtom, makeShareLinkAtom, storeShareAtom, type Shared } from "../../state/share/share.ts";
import { shareTexts } from "../../text/en/share.ts";
import { group, small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CopiedAddress } from "./copied-address.tsx";
import { EmbedCode } from "./embed-code.tsx";
import * as style from "./share.css.ts";
import { useLoaded } from "../../ui/use-loaded.ts";

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

/** A link with all data in its fragment, created when the dialog opens. */
const LinkWay = ({ kind, id }: Shared) => {
  const make = useSetAtom(makeShareLinkAtom);
  const { last: made } = useLoaded(useCallback(() => make({ kind, id }), [make, kind, id]));
  return (
    <section className={style.way} aria-busy={made === null}>
      <h3 className={group}>{words.link.title}</h3>
      <p className={small}>{words.link.text}</p>
      {made === null && <p>{words.link.making}</p>}
      {made?.ok && <CopiedAddress label={words.link.label} address={made.value} />}
      {made?.ok === false && (
        <Failure text={made.problem.code === "too_large" ? words.link.tooLarge : sentence(made.problem)} />
      )}
    </section>
  );
};

/** A link to a copy stored on the server; for logged-in users only. */
const StoredWay = ({ kind, id, name }: Shared & { readonly name: string }) => {
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const store = useSetAtom(storeShareAtom);
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    setFailure(null);
    const made = await store({ kind, id });
    setBusy(false);
    if (made.ok) setLink(made.value);
    else setFailure(made.problem.code === "too_large" ? words.stored.tooLarge : sentence(made.problem));
  };
  return (
    <section className={style.way}>
      <h3 className={group}>{words.stored.title}</h3>
      <p className={small}>{isUser ? words.stored.text : words.stored.guest}</p>
      {isUser && link === null && (
        <Button busy={busy} onClick={() => void make()}>
          {words.stored.make}
        </Button>
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

const FileWay = ({ kind, id }: Shared) => {
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
      <Button icon="download" onClick={() => void save()}>
        {words.file.download}
      </Button>
      <Failure text={failure} />
    </section>
  );
};

/** Three ways to share results; each says what is stored, and where. */
const ShareDialog = ({ kind, id, name, onClose }: ShareDialogProps) => (
  <Dialog
    wide
    title={words.title(name)}
    onClose={onClose}
    actions={[{ label: shareTexts.close, onAct: onClose, safe: true }]}
  >
    <p>{words.intro}</p>
    <LinkWay {...{ kind, id }} />
    <StoredWay {...{ kind, id, name }} />
    <FileWay {...{ kind, id }} />
    <p className={`${small} ${style.claim}`}>{words.claim}</p>
  </Dialog>
);

export default ShareDialog;
