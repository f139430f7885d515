import { useState } from "react";
import type { Shared } from "../../state/share/share.ts";
import { shareTexts } from "../../text/en/share.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";

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
