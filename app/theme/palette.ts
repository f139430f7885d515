/*
 * The colours of both themes, as plain data for the theme contract and the contrast test. The test checks every pair
 * used for text or the border of a control.
 */
const LIGHT_INK = "#15191A";
const DARK_PAPER = "#111413";

export const lightPalette = {
  color: {
    paper: "#FFFFFF",
    wash: "#F6F7F4",
    raised: "#FFFFFF",
    ink: LIGHT_INK,
    ink2: "#474D4E",
    ink3: "#676E6F",
    edge: "#7C8485",
    rule2: "#C4C9C5",
    rule: "#E2E5E1",
    accent: "#0B6353",
    accentHover: "#084C40",
    onAccent: "#FFFFFF",
    accentWash: "#EEF6F3",
    bad: "#A81C2C",
    badWash: "#FBEEED",
    warn: "#7D5500",
    warnWash: "#FBF4E2",
    focus: "#0B6353",
    scrim: "rgba(21,25,26,.42)",
  },
  band: { 1: "#B2182B", 2: "#D6604D", 3: "#858B8F", 4: "#4393C3", 5: "#2166AC" },
  stage: {
    materials: { fill: "#1B3A57", edge: "#1B3A57", text: "#FFFFFF" },
    forming: { fill: "#7A5A2C", edge: "#7A5A2C", text: "#FFFFFF" },
    transport: { fill: "#4D8F8C", edge: "#4D8F8C", text: LIGHT_INK },
    washing: { fill: "#86B6D9", edge: "#4D86B0", text: LIGHT_INK },
    endOfLife: { fill: "#EAD59A", edge: "#9C8238", text: LIGHT_INK },
  },
  shadow: { float: "0 1px 2px rgba(21,25,26,.06), 0 12px 32px -8px rgba(21,25,26,.18)" },
};

export type Palette = typeof lightPalette;
/** `edge` is a 1 px inset line; it equals the fill if the fill has a contrast of 3:1 to the page. */
export type StageColours = Readonly<Palette["stage"]["materials"]>;

export const darkPalette: Palette = {
  color: {
    paper: DARK_PAPER,
    wash: "#181C1B",
    raised: "#1C2120",
    ink: "#E9ECEA",
    ink2: "#B6BDB9",
    ink3: "#8F9793",
    edge: "#737C78",
    rule2: "#3F4744",
    rule: "#2A302E",
    accent: "#5FC4AB",
    accentHover: "#83D6C1",
    onAccent: "#06211B",
    accentWash: "#16302A",
    bad: "#F28B82",
    badWash: "#33191A",
    warn: "#E0B45A",
    warnWash: "#2E2512",
    focus: "#5FC4AB",
    scrim: "rgba(0,0,0,.62)",
  },
  band: { 1: "#E5534B", 2: "#F0A184", 3: "#9AA19E", 4: "#8CC3E3", 5: "#4A97E6" },
  stage: {
    materials: { fill: "#46749F", edge: "#46749F", text: "#FFFFFF" },
    forming: { fill: "#AB8650", edge: "#AB8650", text: DARK_PAPER },
    transport: { fill: "#74B8B2", edge: "#74B8B2", text: DARK_PAPER },
    washing: { fill: "#A9D1EE", edge: "#A9D1EE", text: DARK_PAPER },
    endOfLife: { fill: "#F3E3B3", edge: "#F3E3B3", text: DARK_PAPER },
  },
  shadow: { float: "0 0 0 1px #2F3634, 0 16px 40px -8px rgba(0,0,0,.7)" },
};
