import { iconShape, logoShape } from "./icon.css.ts";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

interface IconProps {
  readonly name: IconName;
  /** px at full root size; 16 beside text */
  readonly size?: 16 | 20 | 24;
}

/** A drawing beside words; always decorative, the control that carries it has the name. */
export function Icon({ name, size = 16 }: IconProps) {
  const bold = name === "dots" || name === "grip";
  return (
    <svg className={iconShape[size]} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} strokeWidth={bold ? 2 : 1.5 * (size === 16 ? 1.1 : 1)} />
    </svg>
  );
}

/** The mark of Tare, a balance with its bowl; `size` in rem. */
export function LogoMark({ size = 1.25 }: { readonly size?: number }) {
  return (
    <svg
      className={logoShape}
      viewBox="0 0 20 20"
      style={{ width: `${size}rem`, height: `${size}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1.6 2.2h16.800M10 2.2v5M2.800 7.200h14.400a7.200 7.200 0 0 1-14.400 0zM5.800 17.800h8.400" />
    </svg>
  );
}
