import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import { useAtomValue, useSetAtom } from "jotai";
import { allowPortraitAtom, portraitAllowedAtom } from "../state/core/portrait.ts";
import { shellTexts } from "../text/en/shell.ts";
import { Button } from "../ui/button/button.tsx";
import * as style from "./rotate-device.css.ts";

/** Lazy: never shown in landscape. Decorative, so a failed load needs no message. */
const RotatePicture = lazy(() =>
  import("../ui/rotate-picture/rotate-picture.tsx").catch(() => ({ default: () => null })),
);

const portrait = () => window.matchMedia("(orientation: portrait)");

const subscribe = (listener: () => void) => {
  const query = portrait();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/**
 * In portrait orientation, shows the specification's prompt instead of the app until the visitor rotates the device or
 * continues anyway (WCAG 1.3.4). The app stays mounted, so rotating loses no state.
 */
export const RotateDevice = ({ children }: { readonly children: ReactNode }) => {
  const upright = useSyncExternalStore(subscribe, () => portrait().matches);
  const allowed = useAtomValue(portraitAllowedAtom);
  const allow = useSetAtom(allowPortraitAtom);
  const asks = upright && !allowed;
  return (
    <>
      {asks && (
        <main className={style.prompt}>
          <div className={style.picture}>
            <Suspense>
              <RotatePicture />
            </Suspense>
          </div>
          <h1 className={style.title}>{shellTexts.portrait.title}</h1>
          <p className={style.text}>{shellTexts.portrait.text}</p>
          <Button kind="primary" wide onClick={() => allow()}>
            {shellTexts.portrait.go}
          </Button>
        </main>
      )}
      <div className={style.app} hidden={asks}>
        {children}
      </div>
    </>
  );
};
