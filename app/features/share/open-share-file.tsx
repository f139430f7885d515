import { useRef } from "react";
import { shareTexts } from "../../text/en/share.ts";
import { Button } from "../../ui/button/button.tsx";
import * as style from "./share.css.ts";

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
