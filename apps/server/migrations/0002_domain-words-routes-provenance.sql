ALTER TABLE "structures" RENAME COLUMN "sid" TO "id";--> statement-breakpoint
ALTER TABLE "structures" RENAME CONSTRAINT "structures_query_id_sid_pk" TO "structures_query_id_id_pk";--> statement-breakpoint
ALTER TABLE "suggestions" RENAME COLUMN "ensid" TO "id";--> statement-breakpoint
ALTER TABLE "suggestions" RENAME COLUMN "sid" TO "structure_id";--> statement-breakpoint
ALTER TABLE "suggestions" RENAME COLUMN "precursor_sids" TO "precursor_ids";--> statement-breakpoint
ALTER TABLE "suggestions" RENAME CONSTRAINT "suggestions_query_id_ensid_pk" TO "suggestions_query_id_id_pk";--> statement-breakpoint
ALTER TABLE "queries" RENAME COLUMN "autorun_mode" TO "preset";--> statement-breakpoint
ALTER TABLE "queries" ALTER COLUMN "preset" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ALTER COLUMN "planner_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ADD COLUMN "deleted_with_project" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "planned_by" jsonb;--> statement-breakpoint
CREATE TABLE "routes" (
	"query_id" integer NOT NULL,
	"run" integer NOT NULL,
	"rank" integer NOT NULL,
	"cost" real NOT NULL,
	"step_count" smallint NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "routes_query_id_run_rank_pk" PRIMARY KEY("query_id","run","rank")
);
--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_query_id_queries_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."queries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "queries_busy";--> statement-breakpoint
-- The version stored so far was that of the web application: which planner it was is not known.
UPDATE "queries" SET
	"direction" = CASE "direction" WHEN 'synthesis' THEN 'retrosynthesis' WHEN 'reaction' THEN 'forward' ELSE "direction" END,
	"algorithm" = CASE "algorithm" WHEN 'OLD' THEN 'brute-force' WHEN 'NEW' THEN 'complexity-reduction' WHEN 'NEW|UNPRECEDENTED' THEN 'unprecedented' WHEN 'V3' THEN 'multi-step' ELSE "algorithm" END,
	"run_mode" = CASE "run_mode" WHEN 'INTERACTIVE' THEN 'interactive' WHEN 'BACKGROUND' THEN 'background' ELSE "run_mode" END,
	"status" = CASE "status" WHEN 'Busy' THEN 'planning' WHEN 'Ready' THEN 'finished' WHEN 'Stopped' THEN 'stopped' WHEN 'Error' THEN 'failed' ELSE "status" END,
	"preset" = NULLIF("preset", 'Expert'),
	"planner_version" = NULL;--> statement-breakpoint
UPDATE "strategies" SET "direction" = CASE "direction" WHEN 'synthesis' THEN 'retrosynthesis' WHEN 'reaction' THEN 'forward' ELSE "direction" END;--> statement-breakpoint
-- Queries of projects deleted so far were left running, and kept their names.
UPDATE "queries" SET
	"deleted_at" = "projects"."deleted_at",
	"deleted_with_project" = true,
	"stop_requested" = "queries"."stop_requested" OR "queries"."status" = 'planning'
FROM "projects"
WHERE "projects"."id" = "queries"."project_id" AND "projects"."deleted_at" IS NOT NULL AND "queries"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "queries_planning" ON "queries" USING btree ("id") WHERE status = 'planning';
