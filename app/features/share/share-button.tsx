import { useRef, useState } from "react";
import type { Shared } from "../../state/share/share.ts";
import { shareTexts } from "../../text/en/share.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import * as style from "./share.css.ts";

const ShareDialog = lazyDialog(() => import("./share-dialog.tsx"));

interface ShareButtonProps extends Shared {
  /** name of the comparison or portfolio */
  readonly name: string;
}

/** Opens the share dialog. */
export const ShareButton = ({ kind, id, name }: ShareButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="link" onClick={() => setOpen(true)}>
        {shareTexts.share}
      </Button>
      {isOpen && <ShareDialog {...{ kind, id, name }} onClose={() => setOpen(false)} />}
    </>
  );
};

/** File picker for a received share file. */
export const OpenShareFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="primary" onClick={() => input.current?.click()}>
        {shareTexts.open.choose}
      </Button>
      <input
        ref={input}
        type="file"
        className={style.hiddenInput}
        accept=".json,application/json"
        aria-label={shareTexts.open.choose}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // reset, so that choosing the same file again fires a change event
          event.currentTarget.value = "";
        }}
      />
    </>
  );
};
