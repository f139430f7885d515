import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { useAtomValue, useSetAtom } from "jotai";
import { portraitAllowedAtom } from "../state/core/portrait.ts";
import * as style from "./frame.css.ts";

/** Replaces a prompt that could not be loaded: shows the app. */
const NoPrompt = () => {
  const allow = useSetAtom(portraitAllowedAtom);
  useEffect(() => void allow(true), [allow]);
  return null;
};

/** Lazy: never shown in landscape. */
const RotatePrompt = lazy(() => import("./rotate-prompt.tsx").catch(() => ({ default: NoPrompt })));

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
  const asks = upright && !allowed;
  return (
    <>
      {asks && (
        <Suspense>
          <RotatePrompt />
        </Suspense>
      )}
      <div className={style.app} hidden={asks}>
        {children}
      </div>
    </>
  );
};
