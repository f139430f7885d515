import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { portraitAllowedAtom } from "../state/core/curtain.ts";
import { portraitTexts } from "../text/en/portrait.ts";
import { Button } from "../ui/button/button.tsx";
import * as css from "./gates.css.ts";
import * as style from "./gates.css.ts";

/** A phone rotated from portrait to landscape; decorative. */
const RotatePicture = (): ReactNode => (
  <svg className={css.phonePicture} viewBox="0 0 168 106" aria-hidden="true" focusable="false">
    <path
      className={css.phoneBefore}
      d="M11 3h38a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8zM23 92h14"
    />
    <path
      className={css.phoneAfter}
      d="M73 49h84a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H73a8 8 0 0 1-8-8V57a8 8 0 0 1 8-8zM154 69v14"
    />
    <path className={css.phoneTurn} d="M73 13c22 0 38 8 43 22M102 30l14 6 6-14M77 69h48M77 79h30M77 89h12" />
  </svg>
);

/** The specification's prompt to rotate the device, with a button that continues in portrait. */
const RotatePrompt = (): ReactNode => {
  const allow = useSetAtom(portraitAllowedAtom);
  return (
    <main className={style.rotatePrompt}>
      <RotatePicture />
      <h1 className={style.rotateTitle}>{portraitTexts.title}</h1>
      <p className={style.rotateText}>{portraitTexts.text}</p>
      <Button kind="primary" wide onClick={() => allow(true)}>
        {portraitTexts.go}
      </Button>
    </main>
  );
};

export default RotatePrompt;
