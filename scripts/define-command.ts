/**
 * Defines a command: it is declared once, with a line for each argument and option; `run-command.ts` parses and runs
 * it.
 */

/** A mistake of the person who runs a command, or something that it cannot do; the message is all that is printed. */
export class CommandError extends Error {}

export interface Option<Value> {
  /** Stands for the value in the help, as in `<folder>`; an option without it is a switch. */
  readonly placeholder?: string
  readonly description: string
  readonly default?: string
  /** Environment variable that is read where the option is not given. */
  readonly variable?: string
  /**
   * @param given what was typed, or the default; undefined where there is neither
   * @throws CommandError if the option cannot have this value
   */
  readonly read: (given: string | undefined) => Value
}

type Options = Readonly<Record<string, Option<unknown>>>

/** What `run` is given: the values of all options by their names in camel case. */
export type Values<Declared extends Options> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['read']>
}

export interface Command<Declared extends Options = Options> {
  /** What it does, in a sentence. */
  readonly summary: string
  /** Words that are no options; without this there are none. */
  readonly words?: {
    readonly usage: string
    readonly min: number
    readonly max: number
    /** Lines for the help, by what is written. */
    readonly lines: Readonly<Record<string, string>>
  }
  /** By name in camel case: `baseUrl` is `--base-url`. */
  readonly options: Declared
  /** A paragraph at the end of the help. */
  readonly notes?: string
  /** @returns the exit code; 0 where nothing is returned */
  run(values: Values<Declared>, words: readonly string[]): Promise<number | undefined> | number | undefined
}

/** Types the values of a command by its options. */
export const defineCommand = <Declared extends Options>(command: Command<Declared>): Command<Declared> => command
