/** An application that the operator registered. */
export interface Project {
  readonly id: string
  /** For users. */
  readonly name: string
  /** As patterns; `*` stands for one label. */
  readonly origins: readonly string[]
  isAllowedOrigin(origin: string): boolean
}

/** The applications that may ask, as this process knows them. */
export interface Projects {
  /** While no project is registered, every project id is welcome. */
  readonly isEveryoneAllowed: boolean
  find(id: string): Project | null
  /** Whether a page of this origin belongs to any project, for what is asked for without a project. */
  isAnyonesOrigin(origin: string): boolean
}
