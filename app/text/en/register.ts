import { texts } from "../catalogue.ts";

/** Values sent to the server, the same in every language: the lists of specification section 9 and decisions.md 24. */
export const SECTORS = [
  "Restaurant or café",
  "Catering",
  "Corporate canteen",
  "School or university",
  "Hospital or care",
  "Hotel",
  "Event or venue",
  "Retail",
  "Food manufacturer",
  "Packaging manufacturer",
  "Public authority",
  "Non-governmental organisation",
  "Research or consulting",
  "Other (Explain)",
] as const;
export const AIMS = ["Choose products", "Reduce impact", "Report", "Teach or learn", "Sell", "Other"] as const;
export const HEARD_FROM = [
  "Colleague",
  "Search",
  "Conference",
  "Newsletter",
  "Social media",
  "Supplier",
  "Other",
] as const;
export const WORK_REGIONS = [
  "Asia",
  "Europe",
  "North America",
  "Latin America",
  "Pacific",
  "Middle East",
  "Africa",
  "South America",
  "Global",
] as const;
/** the sector that the user explains in a text field */
export const OTHER_SECTOR = "Other (Explain)";

/** In English, choices are displayed as they are sent. */
const asNamed = <T extends string>(choices: readonly T[]): Readonly<Record<T, string>> =>
  Object.fromEntries<string>(choices.map((choice) => [choice, choice])) as Record<T, string>;

/** The registration form. */
export const registerTexts = texts("register", {
  title: "Create an account",
  submit: "Create account",
  known: "Already have an account?",
  login: "Log in",
  failed: "Account creation failed",
  mailedTitle: "Check your inbox",
  mailed: (email: string) =>
    `If ${email} can be used here, an email is on its way. It has a link to choose your password; then log in.`,
  ok: "OK",
  choose: "Choose",
  optional: "Optional",
  aboutTitle: "About your work",
  aboutText: "All of this is optional. It tells us who Tare is for.",

  fields: {
    name: "Name",
    lastName: "Last name",
    company: "Company",
    job: "Job title",
    sector: "Sector",
    otherSector: "Other sector",
    country: "Country",
    employees: "Number of employees",
    aim: "Aim",
    regions: "Regions you work in",
    heardFrom: "Heard from",
    newsletter: "Send me the newsletter",
  },

  faults: {
    name: "Name is Required",
    company: "Company is Required",
    job: "Job is Required",
    employees: "Type a whole number, 0 or more",
  },
  /** before the names of the fields, such as "email, password and name" */
  missing: (fields: string) => `Still needed: ${fields}.`,
  missingNames: {
    email: "email",
    password: "password",
    confirmation: "the same password again",
    name: "name",
    last_name: "last name",
    company: "company",
    job: "job title",
    otherSector: "other sector",
    employees: "number of employees",
  },

  sectors: asNamed(SECTORS),
  aims: asNamed(AIMS),
  heardFrom: asNamed(HEARD_FROM),
  regions: asNamed(WORK_REGIONS),

  privacy: {
    before: "What we keep of this, why, how long, and how to delete it:",
    link: "privacy notice (in a new tab)",
  },
});
