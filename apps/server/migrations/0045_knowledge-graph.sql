CREATE TABLE "knowledge_graph" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"graph" jsonb,
	"engine" text,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_graph" ADD CONSTRAINT "knowledge_graph_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;