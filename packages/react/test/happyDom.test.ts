// @vitest-environment happy-dom
import { describeModalInTestDom } from './modalInTestDom.tsx'

describeModalInTestDom()
