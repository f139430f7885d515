import { iconShape, logoShape, spinnerMark } from "./icon.css.ts";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

interface IconProps {
  readonly name: IconName;
  /** px at a root size of 16 px; use 16 beside text */
  readonly size?: 16 | 20 | 24;
}

/** A decorative icon, hidden from screen readers; its control needs a name. */
export function Icon({ name, size = 16 }: IconProps) {
  const bold = name === "dots" || name === "grip";
  return (
    <svg className={iconShape[size]} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} strokeWidth={bold ? 2 : 1.5 * (size === 16 ? 1.1 : 1)} />
    </svg>
  );
}

/** The logo of Tare, a balance with its bowl; `size` in rem. */
export function LogoMark({ size = 1.25 }: { readonly size?: number }) {
  return (
    <svg
      className={logoShape}
      viewBox="0 0 20 20"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1.6 2.2h16.8M10 2.2v5M2.8 7.2h14.4a7.2 7.2 0 0 1-14.4 0zM5.8 17.8h8.4" />
    </svg>
  );
}

/** The spinner without text; decorative. */
export const SpinnerMark = () => <span className={spinnerMark} aria-hidden="true" />;
