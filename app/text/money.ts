import { inNumberLocale } from "./locale.ts";

const formats = new Map<string, () => Intl.NumberFormat>();

/** Formats money in the current language; amounts below 1 with two or three significant digits: `€0.084`, `€1,240.00`. */
export const formatMoney = (amount: number, currency: string): string => {
  const isSmall = amount !== 0 && Math.abs(amount) < 1;
  const key = `${currency} ${isSmall}`;
  const format =
    formats.get(key) ??
    inNumberLocale(
      (locale) =>
        new Intl.NumberFormat(locale, {
          style: "currency",
          currency,
          ...(isSmall ? { minimumSignificantDigits: 2, maximumSignificantDigits: 3 } : {}),
        }),
    );
  formats.set(key, format);
  return format().format(amount).replace("-", "\u2212");
};
