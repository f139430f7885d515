import type { RegisterRequest } from "../../../state/account/login.ts";
import {
  confirmationFault,
  emailFault,
  newPasswordFault,
  type RefusedPassword,
  requiredFault,
} from "../../../state/account/new-password.ts";
import { newPasswordText } from "../../../text/account-problem.ts";
import { OTHER_SECTOR, registerTexts } from "../../../text/en/register.ts";
import { nameFault } from "../../../text/name-fault.ts";
import { parseNumber } from "../../../text/parse-number.ts";

/** The values of the form, as typed. */
export interface RegisterDraft {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly company: string;
  readonly job: string;
  readonly sector: string;
  readonly otherSector: string;
  readonly country: string;
  readonly employees: string;
  readonly accomplish: string;
  readonly regions: readonly string[];
  readonly heard_from: string;
  readonly receive_newsletter: boolean;
}

/** The validated fields, in form order. */
export const RULED_FIELDS = [
  "name",
  "last_name",
  "email",
  "password",
  "confirmation",
  "company",
  "job",
  "otherSector",
  "employees",
] as const;
export type RuledField = (typeof RULED_FIELDS)[number];

/** An empty form with the e-mail address typed for the login. */
export const blankDraft = (email: string): RegisterDraft => ({
  name: "",
  last_name: "",
  email,
  password: "",
  confirmation: "",
  company: "",
  job: "",
  sector: "",
  otherSector: "",
  country: "",
  employees: "",
  accomplish: "",
  regions: [],
  heard_from: "",
  receive_newsletter: false,
});

/** Upper bound of the server. */
const MAX_EMPLOYEES = 10_000_000;

/** Parses the optional number of employees: null = empty, undefined = invalid. */
export const employeesOf = (text: string): number | null | undefined => {
  if (text.trim() === "") return null;
  const count = parseNumber(text);
  return count !== null && Number.isInteger(count) && count >= 0 && count <= MAX_EMPLOYEES ? count : undefined;
};

/** Error texts of the fields (specification section 5); undefined = valid. */
export const draftFaults = (
  draft: RegisterDraft,
  refused: RefusedPassword | null = null,
): Readonly<Record<RuledField, string | undefined>> => {
  const words = (fault: Parameters<typeof newPasswordText>[0] | null) =>
    fault === null ? undefined : newPasswordText(fault);
  const required = (field: "name" | "company" | "job") =>
    requiredFault(draft[field]) === null ? nameFault(draft[field]) : registerTexts.faults[field];
  return {
    name: required("name"),
    last_name: nameFault(draft.last_name),
    email: words(emailFault(draft.email)),
    password: words(newPasswordFault(draft.password, refused)),
    confirmation: words(confirmationFault(draft.password, draft.confirmation)),
    company: required("company"),
    job: required("job"),
    otherSector: draft.sector === OTHER_SECTOR ? nameFault(draft.otherSector) : undefined,
    employees: employeesOf(draft.employees) === undefined ? registerTexts.faults.employees : undefined,
  };
};

/** The body of POST /api/register. For "Other (Explain)" the explanation is sent as sector. */
export const requestOf = (draft: RegisterDraft): RegisterRequest => {
  const { confirmation: _, otherSector, regions, employees, ...rest } = draft;
  const explained = draft.sector === OTHER_SECTOR ? otherSector.trim() : "";
  return {
    ...rest,
    sector: explained === "" ? draft.sector : explained,
    employees: employeesOf(employees) ?? null,
    region: regions.join(","),
  };
};
